import {execFile, execFileSync} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  formatMonth,
  providerIds,
  providers,
  type Provider,
  type ProviderId,
} from '../../src/config/providers';
import {
  checkCommand,
  setVariableCommand,
  stepsOf,
  type CheckStep,
} from '../fixtures/providers/keyChecks';

const key = 'test-key-1234';
const bearer = {authorization: `Bearer ${key}`};
const words = expect.stringMatching(/\w/) as string;
const messages = [{role: 'user', content: words}];

/** A request as the server receives it; the body of a GET is `undefined`. */
type Call = {request: string; headers: Record<string, string>; body?: unknown};

/**
 * The calls of the key check as the providers document them, and each provider's status for a wrong
 * key. Duplicated on purpose, so that a mistake in the data module fails a test.
 */
const documented: Record<
  ProviderId,
  {
    headers: Call['headers'];
    refusal: number;
    calls: Partial<Record<CheckStep, Omit<Call, 'headers'>>>;
  }
> = {
  anthropic: {
    headers: {...bearer, 'anthropic-version': '2026-10-21'},
    refusal: 401,
    calls: {
      list: {request: 'GET api.anthropic.com/v1/models'},
      generate: {
        request: 'POST api.anthropic.com/v1/messages',
        body: {model: 'MODEL_ID', max_tokens: expect.any(Number), messages},
      },
    },
  },
  deepseek: {
    headers: bearer,
    refusal: 401,
    calls: {
      list: {request: 'GET api.deepseek.com/models'},
      generate: {
        request: 'POST api.deepseek.com/chat/completions',
        body: {model: 'MODEL_ID', messages},
      },
      inspect: {request: 'GET api.deepseek.com/user/balance'},
    },
  },
  gemini: {
    headers: {'x-goog-api-key': key},
    refusal: 400,
    calls: {
      list: {request: 'GET generativelanguage.googleapis.com/v1beta/models'},
      generate: {
        request: 'POST generativelanguage.googleapis.com/v1beta/models/MODEL_ID:generateContent',
        body: {contents: [{parts: [{text: words}]}]},
      },
    },
  },
  grok: {
    headers: bearer,
    refusal: 400,
    calls: {
      list: {request: 'GET api.x.ai/v1/models'},
      generate: {request: 'POST api.x.ai/v1/responses', body: {model: 'MODEL_ID', input: words}},
      inspect: {request: 'GET api.x.ai/v1/api-key'},
    },
  },
  openai: {
    headers: bearer,
    refusal: 401,
    calls: {
      list: {request: 'GET api.openai.com/v1/models'},
      generate: {
        request: 'POST api.openai.com/v1/responses',
        body: {model: 'MODEL_ID', input: words, store: false},
      },
    },
  },
};

/** Translates a PowerShell call to Bash; the two differ only in what `powershellProblems` checks. */
const asBash = (powershell: string) =>
  powershell
    .replace(/^('.*') \|\n/, "printf '%s\\n' $1 |\n")
    .replaceAll('`\n', '\\\n')
    .replaceAll('$env:', '$')
    .replaceAll('curl.exe', 'curl');

const realCurl = execFileSync('bash', ['-c', 'command -v curl'], {encoding: 'utf8'}).trim();
const shims = path.resolve('tests/fixtures/providers/bin');

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then(sent => {
      const {method, url, headers} = request;
      const body: unknown = sent ? JSON.parse(sent) : undefined;
      response.end(JSON.stringify({request: `${method} ${headers.host}${url}`, headers, body}));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Runs a printed command with a key in the environment and returns the request that it sends. */
async function sentBy(command: string, id: ProviderId): Promise<Call> {
  const {stdout} = await promisify(execFile)('bash', ['-c', command], {
    env: {
      PATH: `${shims}:${process.env.PATH}`,
      REAL_CURL: realCurl,
      SERVER_PORT: String((server.address() as AddressInfo).port),
      [providers[id].variable]: key,
    },
  });
  const [call, status] = stdout.split('\nHTTP status: ');
  expect(status).toBe('200\n');
  return JSON.parse(call!) as Call;
}

describe.each(providerIds)('%s', id => {
  const provider: Provider = providers[id];
  const {headers, refusal, calls} = documented[id];

  test.each(stepsOf(id))('its call "%s" matches the documentation in both shells', async step => {
    const {request, body} = calls[step]!;
    const json = body === undefined ? {} : {'content-type': 'application/json'};
    for (const command of [
      checkCommand(id, 'bash', step),
      asBash(checkCommand(id, 'powershell', step)),
    ]) {
      const call = await sentBy(command, id);
      expect(call.request).toBe(request);
      expect(call.headers).toMatchObject({...headers, ...json});
      expect(call.body).toEqual(body);
    }
  });

  test('its facts: https URLs, a labeled price list, a month, the status for a wrong key', () => {
    const {console, keys, pricing, data, status, docs} = provider;
    for (const {href} of [console, keys, pricing, data, status, docs]) {
      expect(new URL(href).protocol).toBe('https:');
      expect(new URL(href).search).toBe('');
    }
    expect(pricing.label).toMatch(/\bpric(?:e|es|ing)\b/);
    expect(provider.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(provider.failures.badKey).toContain(String(refusal));
  });

  test('the Bash command that sets the variable exports the pasted key', () => {
    const script = `${setVariableCommand(id, 'bash')}\nprintenv ${provider.variable}`;
    const printed = execFileSync('bash', ['-c', script], {input: 'a\\b$c\n', encoding: 'utf8'});
    expect(printed).toBe('a\\b$c\n');
  });
});

test('a provider without a second call has no command for it', () => {
  expect(() => checkCommand('openai', 'bash', 'inspect')).toThrow('"openai" has no call "inspect"');
});

test('a month appears in words', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
});
