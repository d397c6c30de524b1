import type {DocsSet} from './sets';

/** Returns a line of a log, or of a terminal, with a message. The number chooses ids and times. */
export type LogFormat = (message: string, random: number) => string;

const hex = (random: number, length: number): string =>
  random.toString(16).padStart(8, '0').repeat(4).slice(0, length);

const uuid = (random: number): string => {
  const digits = hex(random, 32);
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join('-');
};

const clock = (random: number): string =>
  [random % 24, (random >>> 5) % 60, (random >>> 11) % 60]
    .map(part => String(part).padStart(2, '0'))
    .join(':');

const number = (random: number, below: number): number => random % below;

/** The formats of the sets with which the ranking is chosen. */
const chosen: readonly LogFormat[] = [
  (message, random) =>
    `Aug 11 ${clock(random)} node1 containerd[${number(random, 9999)}]: ${message}`,
  (message, random) => `2025-03-02T${clock(random)}.381Z ERROR [worker-3] ${message}`,
  (message, random) =>
    `[11/Aug/2025:${clock(random)} +0000] 10.42.0.${number(random, 255)} - ${message}`,
  (message, random) => `time="2025-08-11T${clock(random)}Z" level=error msg="${message}"`,
  (message, random) =>
    `E0811 ${clock(random)}.123456    2211 handler.go:${number(random, 900)}] ${message}`,
  (message, random) => `$ npm ERR! code ELIFECYCLE ${number(random, 99999)} ${message}`,
];

/** Other formats, which only show whether a choice holds for lines that it was not made for. */
const reported: readonly LogFormat[] = [
  (message, random) =>
    JSON.stringify({
      level: 'warn',
      ts: 1754906881.42,
      caller: 'pkg/sync.go:88',
      id: uuid(random),
      message,
    }),
  (message, random) =>
    `Error 08/11/2025 ${clock(random)} Application Error ${number(random, 9999)} (100) ${message}`,
  (message, random) =>
    `Error: ${message} at Object.<anonymous> (/home/ci/build/${number(random, 99999)}/index.js:12:34)`,
  (message, random) => `user@host-${hex(random, 6)}:~/project$ ${message}`,
  (message, random) => `#${number(random, 40)} 12.${number(random, 999)} ${message}`,
  (message, random) =>
    `11.08.2025 ${clock(random)},417 WARN (http-nio-8080-exec-${number(random, 30)}) 0x${hex(random, 12)}: ${message}`,
  (message, random) => `request ${uuid(random)} failed after ${number(random, 9000)}ms: ${message}`,
];

export function formatsOf(use: DocsSet['use']): readonly LogFormat[] {
  return use === 'choose' ? chosen : reported;
}
