// Protects sentences and lines that readers paste: the section that has them comes first.
import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadStemmers, stemmedLanguages} from '../../src/engine/analysis/stemmers/index';
import {recordsOf} from '../fixtures/engine/records';
import {filesOf, input, searchOver} from '../fixtures/engine/site';

beforeAll(() => loadStemmers(stemmedLanguages));

const base = 'https://docs.example/';

type Pages = Record<string, string[]>;

/** Returns a site of pages with these lines, of which `$` starts code. */
function siteWith(pages: Pages, onRead?: (name: string) => void, language = 'en') {
  const records = recordsOf(
    Object.entries(pages).map(([path, lines]) => ({url: base + path, category: '', lines})),
  ).map(record =>
    record.content?.startsWith('$ ')
      ? {...record, kind: 'code' as const, content: record.content.slice(2)}
      : record,
  );
  return searchOver(filesOf(records, {language}), onRead);
}

/** Returns a search over such pages, which answers with paths. */
function searchOf(...site: Parameters<typeof siteWith>) {
  const search = siteWith(...site);
  return async (query: string): Promise<string[]> => {
    const {hits} = await search.find(input(query));
    return hits.map(({url}) => url.slice(base.length).replace(/#.*/, ''));
  };
}

/** A page of the site, where the words of a sentence are apart, in other forms, or joined. */
const filler = (words: readonly string[], page: number): string[] => [
  `# Page ${page}`,
  `About ${[...words].reverse().join(' and ')}, number ${page}.`,
];

describe('a sentence of a page', () => {
  describe.each([
    ['no IP addresses available in range set', ['# ipaddress', 'The ipaddress range: available.']],
    ['the user must log in again', ['# login', 'A user login, again and again.']],
    ['before you set up the cluster', ['# setup', 'Cluster setup, before the setup.']],
    ['copies the data base to a file', ['# database', 'Database: copies, file.']],
    ['run the work flow twice', ['# workflow', 'A workflow runs twice.']],
    ['die Daten bank wird gesichert', ['# datenbank', 'Datenbank gesichert.']],
    ['le mot de passe est refusé', ['# Passe', 'Passe refusée, mots refusés.']],
  ])('"%s"', (sentence, trap) => {
    const words = sentence.split(' ');
    const others = Object.fromEntries(
      Array.from({length: 6}, (_, page) => [`other${page}`, filler(words, page)]),
    );
    it.each([
      ['a text', [`Then it says ${sentence} and stops.`]],
      ['code', [`$ echo ${sentence} 1`]],
      ['a table', [`Message · ${sentence} · Meaning`]],
    ])('comes first in %s', async (_, lines) => {
      const search = searchOf({trap, ...others, right: ['# Troubleshooting', ...lines]});
      expect((await search(sentence))[0]).toBe('right');
    });
  });

  it('does not precede the page about its words', async () => {
    const search = searchOf({
      mention: ['# Overview', 'See the Dev Toolbar API for more.'],
      'toolbar-api': ['# Dev Toolbar App API', 'The API of an app in the Dev Toolbar.'],
    });
    expect((await search('dev toolbar api'))[0]).toBe('toolbar-api');
  });

  it('reads at most two further files of texts', async () => {
    const names: string[] = [];
    const pages = Array.from({length: 60}, (_, page) => [
      `page${page}`,
      [`# Page ${page}`, `Range ${page} of addresses, no IP available. `.repeat(80)],
    ]);
    const search = searchOf(
      {...Object.fromEntries(pages), right: ['# Right', 'No IP addresses available in range set.']},
      name => names.push(name),
    );
    await search('no ip addresses');
    names.length = 0;
    expect((await search('no ip addresses available in range set'))[0]).toBe('right');
    expect(names.filter(name => /texts/.test(name)).length).toBeLessThanOrEqual(2 + 2);
  });
});

describe('a pasted line', () => {
  const message =
    'failed to setup network for sandbox: plugin type="portmap" failed (add): exec "iptables" not found in $PATH';
  const pages = {
    trap: ['# Sandbox plugin type', 'A plugin failed. The network type is not found.'],
    network: [
      '# Network plugin setup',
      'Setup of the network for a plugin. It failed to add a type.',
    ],
    right: ['# Known issues', 'Some text.', '## Pods do not start', `The log says: ${message}.`],
    node: ['# Nodes', 'A node of the cluster is node1. Its level is an error.'],
  };
  const uuid = '3f2b8c1e-9d4a-4c7b-8a21-5e6f7d8c9b0a';

  it.each([
    [`Aug 11 10:08:01 node1 containerd[812]: ${message}`],
    [
      'Aug 11 10:08:01 node1 containerd[812]: failed to setup network for sandbox "9f3c": plugin type="portmap" failed (add): exec "iptables" not found in $PATH',
    ],
    [`time="2025-08-11T10:08:01Z" level=error msg="${message}" pod=${uuid}`],
    [`{"level":"error","ts":1754906881.42,"id":"${uuid}","msg":${JSON.stringify(message)}}`],
    [
      `{"level" : "error", "ts" : "2026-11-25T09:12:44.381Z", "logger" : "controller", "caller" : "a.go:26", "run" : "c-1", "msg" : ${JSON.stringify(message)}}`,
    ],
    [
      `ts=2026-11-25T09:12:44.381Z caller=main.go:1192 level=error component="rule manager" group=edge-exporter rule=exporter rule=main ${message}`,
    ],
    [`E0811 10:08:01.123456    2211 pod_workers.go:951] "${message}" err="exit 1"`],
    [`11.08.2025 10:08:01,417 WARN (worker-3) 0x7ffd5e8c: ${message}`],
    [`Error 8/11/2025 10:08:01 AM Application Error 1000 (100) ${message}`],
    [`$ crictl ps ${message}`],
    [`Error: ${message} at Object.<anonymous> (/home/ci/build/4711/index.js:12:34)`],
    [`[${uuid}] ${message}`],
    [`“${message}” says the log`],
    [`Aug 11 10:08:01 node1 containerd[812]: ${message}`.slice(0, 100)],
  ])('finds the section with its message: %s', async line => {
    const search = searchOf(pages);
    for (const pasted of [line, `${line} `, line.toUpperCase()]) {
      expect((await search(pasted))[0]).toBe('right');
    }
  });

  it.each([
    ['de', 'Die Verbindung zum Server wurde unerwartet getrennt'],
    ['fr', 'Impossible de démarrer le service réseau sur cet hôte'],
    ['ru', 'Не удалось подключиться к серверу базы данных'],
    ['ja', 'サーバーへの接続がタイムアウトしました'],
    ['zh-Hans', '无法连接到数据库服务器，请检查网络设置'],
  ])('finds a localized message (%s)', async (language, text) => {
    const words = text.match(/[\p{L}\p{N}]{2}/gu)!;
    const search = searchOf(
      {
        other: [`# ${words.slice(0, 4).join(' ')}`, [...words].reverse().join(' ')],
        right: ['# Log', `Beispiel: ${text}.`],
        more: ['# More', 'Other text.'],
      },
      undefined,
      language,
    );
    expect((await search(`2025-03-02T08:15:42.381Z ERROR [worker-3] ${text}`))[0]).toBe('right');
  });

  it('has the results of its best part if no page has three of its rare words in a row', async () => {
    const site = siteWith(pages);
    const line =
      'Aug 11 10:08:01 host7 dockerd[99]: the plugin type was refused by an unknown daemon';
    const {partOfLine, ...page} = await site.find(input(line));
    expect(partOfLine).toBe('plugin type');
    expect(page.hits.length).toBeGreaterThan(0);
    expect(page).toEqual(await site.find(input('plugin type')));
  });

  it('has no results if the site has only its numbers and stop words', async () => {
    const site = siteWith({...pages, times: ['# Times', 'Session 10 is at 08:01.']});
    for (const line of [
      '10:08:01 zzqq xxyy qqzz',
      'Aug 11 10:08:01 zzqq: the xxyy is not qqzz',
      `10 ${'zzqq xxyy '.repeat(12)}`,
    ]) {
      expect(await site.find(input(line))).toMatchObject({hits: [], total: 0, partOfLine: ''});
    }
  });

  it('names no number as its best part', async () => {
    const site = siteWith({
      times: ['# Unknown times', 'An unknown run at 08.'],
      more: ['# Unknown hosts', 'An unknown daemon.'],
      other: ['# Unknown peers', 'An unknown peer.'],
    });
    const line = 'Aug 11 10:08:01 host7 dockerd refuses unknown';
    expect((await site.find(input(line))).partOfLine).toBe('unknown');
  });

  it.each([
    uuid,
    uuid.toUpperCase(),
    ` ${uuid} `,
    `"id": "${uuid}"`,
    `role ${uuid}`,
    '23:59:59',
    'reset 23:59:59',
    '9'.repeat(128),
  ])('is more than an id or a time, which a page may list: %s', async query => {
    const roles = ['# Roles', `Contributor id · ${uuid}`, 'Reset at 23:59:59.', '9'.repeat(128)];
    const search = searchOf({...pages, roles});
    expect((await search(query))[0]).toBe('roles');
  });

  it.each(['C0411', 'E0599', 'TS2322', '0x80070005', 'GRPC-404A', '10.0.4.17'])(
    'finds the page with its code, whatever else it says: %s',
    async code => {
      const search = searchOf({
        ...pages,
        warnings: ['# Warnings', `${code}: a wrong import order.`],
      });
      for (const line of [
        `what should I do when the plugin failed to setup the network for a sandbox and shows the warning ${code}`,
        `${code} is what the log of the network plugin shows when it failed to setup a type of the sandbox`,
      ]) {
        expect((await search(line))[0]).toBe('warnings');
        expect((await search(line.toLowerCase()))[0]).toBe('warnings');
      }
    },
  );

  it('is no question', async () => {
    const site = siteWith(pages);
    const question = 'what do I have to do so that the network of a sandbox has plugins';
    const {hits, partOfLine} = await site.find(input(question));
    expect(hits.length).toBeGreaterThan(0);
    expect(partOfLine).toBeUndefined();
  });

  it('finds any part of any line', async () => {
    const search = searchOf(pages);
    const prefixes = [
      '',
      'Aug 11 10:08:01 node1 kubelet[1]: ',
      `level=error id=${uuid} msg="`,
      '> ',
    ];
    const words = message.split(' ');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...prefixes),
        fc.integer({min: 0, max: words.length - 8}),
        fc.integer({min: 8, max: words.length}),
        fc.integer({min: 0, max: 4}),
        async (prefix, first, length, cut) => {
          const part = words.slice(first, first + length).join(' ');
          expect((await search(prefix + part.slice(0, part.length - cut)))[0]).toBe('right');
        },
      ),
    );
  });
});
