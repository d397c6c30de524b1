import {execFile, execFileSync} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  checkCommand,
  formatMonth,
  providerIds,
  providers,
  setVariableCommand,
  type Provider,
  type ProviderId,
} from '../../src/config/providers';
import {
  acceptedKey,
  refusedStatus,
  startStandIn,
  type StandIn,
} from '../fixtures/providers/standIn';
import {stepsOf} from '../fixtures/providers/steps';

/** The same call in Bash; only what `powershellProblems` looks at differs between the two. */
const asBash = (powershell: string) =>
  powershell
    .replace(/^('.*') \|\n/, "printf '%s\\n' $1 |\n")
    .replaceAll('`\n', '\\\n')
    .replaceAll('$env:', '$')
    .replaceAll('curl.exe', 'curl');

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());

const realCurl = execFileSync('bash', ['-c', 'command -v curl'], {encoding: 'utf8'}).trim();
const shims = path.resolve('tests/fixtures/providers/bin');

/** Runs a printed command with a key in the environment, against the stand-in. */
async function run(command: string, id: ProviderId, key: string) {
  const {stdout} = await promisify(execFile)('bash', ['-c', command], {
    env: {
      PATH: `${shims}:${process.env.PATH}`,
      REAL_CURL: realCurl,
      STAND_IN_PORT: String(standIn.port),
      [providers[id].variable]: key,
    },
  });
  const [body = '', status] = stdout.split('\nHTTP status: ');
  return {body: JSON.parse(body) as unknown, status: status === undefined ? undefined : +status};
}

describe.each(providerIds)('%s', id => {
  const provider: Provider = providers[id];
  const {list, generate, inspect} = provider.check;
  const steps = stepsOf(provider);

  test('its links are secure addresses without a query', () => {
    const {console, keys, credit, pricing, limits, data, status, docs, baseUrl} = provider;
    const links = [console, keys, credit, pricing, limits, data, status, docs].map(
      ({href}) => href,
    );
    const calls = [list, generate, ...(inspect ? [inspect] : [])].map(({url}) => url);
    for (const address of [...links, ...calls, baseUrl]) {
      expect(new URL(address).protocol).toBe('https:');
      expect(new URL(address).search).toBe('');
    }
    for (const call of calls) {
      expect(call.startsWith(baseUrl)).toBe(true);
    }
  });

  test('the link to its prices says so', () => {
    expect(provider.pricing.label).toMatch(/\bpric(?:e|es|ing)\b/);
  });

  test('its sources have a month', () => {
    expect(provider.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  });

  test.each(steps)('its call "%s" is answered in both shells', async step => {
    for (const command of [
      checkCommand(id, 'bash', step),
      asBash(checkCommand(id, 'powershell', step)),
    ]) {
      const {status, body} = await run(command, id, acceptedKey);
      expect(status, JSON.stringify(body)).toBe(200);
      if (step === 'generate') {
        expect(JSON.stringify(body)).toContain('"OK"');
      } else {
        expect(body).toEqual(provider.check[step]?.success);
      }
    }
  });

  test('a generation with another body, type or method fails', async () => {
    const command = checkCommand(id, 'bash', 'generate');
    const statusOf = async (changed: string) => {
      expect(changed).not.toBe(command);
      return (await run(changed, id, acceptedKey)).status;
    };
    expect(await statusOf(command.replace('{"', '{"x":1,"'))).toBe(422);
    expect(await statusOf(command.replaceAll('Reply with OK.', ''))).toBe(422);
    expect(await statusOf(command.replace('application/json', 'text/plain'))).toBe(415);
    expect(await statusOf(command.replace('--data', '--request GET --data'))).toBe(405);
  });

  test('a wrong key is refused as documented', async () => {
    for (const step of steps) {
      const {status} = await run(checkCommand(id, 'bash', step), id, 'another-key');
      expect(status).toBe(refusedStatus[id]);
      expect(provider.failures.badKey).toContain(String(status));
    }
  });

  test('a wrong header or path fails', async () => {
    const command = checkCommand(id, 'bash', 'list');
    const header = provider.headers[0]!.name;
    const otherHeader = await run(command.replace(header, 'x-other'), id, acceptedKey);
    expect(otherHeader.status).toBeGreaterThanOrEqual(400);
    const otherPath = await run(command.replace(list.url, `${list.url}/other`), id, acceptedKey);
    expect(otherPath.status).toBe(404);
    const otherHost = await run(command.replace('https://', 'https://other.'), id, acceptedKey);
    expect(otherHost.status).toBe(421);
  });

  test('the Bash command that sets the variable exports what is pasted', () => {
    const script = `${setVariableCommand(id, 'bash')}\nprintenv ${provider.variable}`;
    const printed = execFileSync('bash', ['-c', script], {input: 'a\\b$c\n', encoding: 'utf8'});
    expect(printed).toBe('a\\b$c\n');
  });
});

test('Anthropic refuses a call without its version header', async () => {
  const command = checkCommand('anthropic', 'bash', 'list');
  const withoutVersion = command.replace('anthropic-version', 'x-version');
  expect((await run(withoutVersion, 'anthropic', acceptedKey)).status).toBe(400);
});

test('a provider without a further call has no command for it', () => {
  expect(() => checkCommand('openai', 'bash', 'inspect')).toThrow('"openai" has no call "inspect"');
});

test('a month is written out', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
});
