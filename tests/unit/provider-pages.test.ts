import {execFile, execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parsePage, textOf} from '../../scripts/prose/page.mjs';
import {fileOf, readClaims} from '../../scripts/staleClaims';
import * as data from '../../src/config/providers';

const key = 'test-key-1234';
const bearer = {authorization: `Bearer ${key}`};
const words = expect.stringMatching(/\w/) as string;
const messages = [{role: 'user', content: words}];
const modelList = {object: 'list', data: [{id: 'MODEL_ID', object: 'model'}]};

/** A request as the server receives it; the body of a GET is `undefined`. */
type Call = {request: string; body?: unknown};

/**
 * What each provider documents: the calls and answers that its page prints, in this order, and the status
 * for a wrong key. A mistake in a page or in the data fails a test.
 */
const documented: Record<
  data.ProviderId,
  {headers: Record<string, string>; refusal: number; calls: Call[]; answers: unknown[]}
> = {
  anthropic: {
    headers: {...bearer, 'anthropic-version': '2026-10-21'},
    refusal: 401,
    calls: [
      {request: 'GET api.anthropic.com/v1/models'},
      {
        request: 'POST api.anthropic.com/v1/messages',
        body: {model: 'MODEL_ID', max_tokens: expect.any(Number), messages},
      },
    ],
    answers: [
      {data: [{type: 'model', id: 'MODEL_ID', display_name: 'MODEL_NAME'}], has_more: false},
    ],
  },
  deepseek: {
    headers: bearer,
    refusal: 401,
    calls: [
      {request: 'GET api.deepseek.com/models'},
      {request: 'POST api.deepseek.com/chat/completions', body: {model: 'MODEL_ID', messages}},
      {request: 'GET api.deepseek.com/user/balance'},
    ],
    answers: [
      modelList,
      {
        is_available: true,
        balance_infos: [
          {
            ...{currency: 'CURRENCY', total_balance: '12.00'},
            ...{granted_balance: '2.00', topped_up_balance: '10.00'},
          },
        ],
      },
    ],
  },
  gemini: {
    headers: {'x-goog-api-key': key},
    refusal: 400,
    calls: [
      {request: 'GET generativelanguage.googleapis.com/v1beta/models'},
      {
        request: 'POST generativelanguage.googleapis.com/v1beta/models/MODEL_ID:generateContent',
        body: {contents: [{parts: [{text: words}]}]},
      },
    ],
    answers: [
      {
        models: [
          {
            ...{name: 'models/MODEL_ID', displayName: 'MODEL_NAME'},
            supportedGenerationMethods: ['generateContent'],
          },
        ],
      },
    ],
  },
  grok: {
    headers: bearer,
    refusal: 400,
    calls: [
      {request: 'GET api.x.ai/v1/models'},
      {request: 'POST api.x.ai/v1/responses', body: {model: 'MODEL_ID', input: words}},
      {request: 'GET api.x.ai/v1/api-key'},
    ],
    answers: [
      modelList,
      {
        ...{redacted_api_key: 'xai-...REST', name: 'KEY_NAME', team_id: 'TEAM_ID'},
        acls: ['api-key:endpoint:*', 'api-key:model:*'],
        ...{team_blocked: false, api_key_blocked: false, api_key_disabled: false},
      },
    ],
  },
  openai: {
    headers: bearer,
    refusal: 401,
    calls: [
      {request: 'GET api.openai.com/v1/models'},
      {
        request: 'POST api.openai.com/v1/responses',
        // The Responses API stores its answers unless told otherwise.
        body: {model: 'MODEL_ID', input: words, store: false},
      },
    ],
    answers: [modelList],
  },
};

/** Translates a PowerShell call to Bash. The rules of prose check the rest of its syntax. */
const asBash = (powershell: string) =>
  powershell
    .replace(/^('.*') \|\n/, "printf '%s\\n' $1 |\n")
    .replaceAll('`\n', '\\\n')
    .replaceAll('$env:', '$')
    .replaceAll('curl.exe', 'curl');

const realCurl = execFileSync('bash', ['-c', 'command -v curl'], {encoding: 'utf8'}).trim();

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

/** Runs a printed command with a key in the environment, and returns the request that it sends. */
async function sentBy(command: string, variable: string) {
  const {stdout} = await promisify(execFile)('bash', ['-c', command], {
    env: {
      PATH: `${path.resolve('tests/fixtures/providers/bin')}:${process.env.PATH}`,
      REAL_CURL: realCurl,
      SERVER_PORT: String((server.address() as AddressInfo).port),
      [variable]: key,
    },
  });
  const [call, status] = stdout.split('\nHTTP status: ');
  expect(status).toBe('200\n');
  return JSON.parse(call!) as Call & {headers: Record<string, string>};
}

const claims = readClaims();

describe.each(data.providerIds)('%s', id => {
  const provider: data.Provider = data.providers[id];
  const {headers, refusal, calls, answers} = documented[id];
  const own = claims.filter(claim => claim.provider === id);
  const file = `docs/getting-started/llm-setup/${id}-api-key.mdx`;
  const tree = parsePage(readFileSync(file, 'utf8'));
  const samples = (language: string): string[] => {
    const found: string[] = [];
    visit(tree, {type: 'code', lang: language} as const, node => {
      found.push((node as {value: string}).value);
    });
    return found;
  };
  const [setInBash, ...bash] = samples('bash');
  const [setInPowershell, ...powershell] = samples('powershell');

  test('its page is at the path in the data, and prints every call and answer', () => {
    expect(`/${file}`).toBe(`${provider.page}.mdx`);
    expect([bash.length, powershell.length]).toEqual([calls.length, calls.length]);
    expect(samples('json').map(code => JSON.parse(code) as unknown)).toEqual(answers);
  });

  test.each(calls)('its call $request is the documented one in both shells', async call => {
    const json = call.body === undefined ? {} : {'content-type': 'application/json'};
    const index = calls.indexOf(call);
    for (const command of [bash[index]!, asBash(powershell[index]!)]) {
      expect(command).toContain('curl --silent --show-error https://');
      const sent = await sentBy(command, provider.variable);
      expect(sent.request).toBe(call.request);
      expect(sent.headers).toMatchObject({...headers, ...json});
      expect(sent.body).toEqual(call.body);
    }
  });

  test('its facts: headers, https URLs, a labeled price list, a month, the status for a wrong key', () => {
    const names = provider.headers.map(({name}) => name.toLowerCase());
    expect(names).toEqual(Object.keys(headers));
    const {console, keys, pricing, usage, regions, status, docs} = provider;
    const pages = [console, keys, pricing, usage, provider.data, status, docs];
    for (const {href} of regions ? [...pages, regions] : pages) {
      expect(new URL(href)).toMatchObject({protocol: 'https:', search: ''});
    }
    expect(pricing.label).toMatch(/\bpric(?:e|es|ing)\b/);
    expect(provider.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(provider.failures.badKey).toContain(String(refusal));
  });

  test('its commands that set the variable read the pasted key', () => {
    const {variable} = provider;
    const script = `${setInBash}\nprintenv ${variable}`;
    const printed = execFileSync('bash', ['-c', script], {input: 'a\\b$c\n', encoding: 'utf8'});
    expect(printed).toBe('a\\b$c\n');
    expect(setInBash).toContain('read -rs ');
    expect(setInPowershell).toBe(`$env:${variable} = Read-Host "Paste the key"`);
  });

  test('the installation page prints its host and the URL of its model list', () => {
    const installation = readFileSync('docs/getting-started/installation.mdx', 'utf8');
    expect(installation).toContain(`\n${calls[0]!.request.replace('GET ', 'https://')}\n`);
    expect(installation).toContain(`| \`${new URL(provider.baseUrl).host}\` `);
  });

  test('its month is the month of its oldest claim', () => {
    const dates = own.filter(({price}) => !price).map(({checked}) => checked);
    expect(
      provider.asOf,
      `asOf of ${id} in src/config/providers.ts, compared with the claims of ${id} in claims.yml. A provider needs at least one claim there.`,
    ).toBe(dates.sort()[0]?.slice(0, 7));
  });

  test('its price, if it has one, is the price of its claim, with the month of the claim', () => {
    const {input, cached, output, asOf, model} = provider.price ?? {};
    const claim = own.find(({price}) => price);
    const hint = `The price of ${id} in src/config/providers.ts and the claim with a price in claims.yml belong together. Change or remove both.`;
    expect(provider.price && {input, cached, output}, hint).toEqual(claim?.price);
    expect(asOf, hint).toBe(claim?.checked.slice(0, 7));
    expect(claim?.claim ?? '', hint).toContain(model ?? '');
  });

  test('its page explains every failure that the overview lists', () => {
    const kinds = data.failureKinds.map(kind => provider.failures[kind]);
    const codes = kinds.flatMap(failure => failure.match(/\d{3}|\w+_\w+/g) ?? []);
    expect(codes.length).toBeGreaterThan(0);
    const shown = textOf(tree);
    expect(codes.filter(code => !shown.includes(code))).toEqual([]);
  });
});

test.each(claims)('the claim "$claim" has a file, a source, and a past date', claim => {
  expect(existsSync(fileOf(claim))).toBe(true);
  expect(new URL(claim.source).protocol).toBe('https:');
  expect(new Date(claim.checked).toISOString().slice(0, 10)).toBe(claim.checked);
  expect(Date.parse(claim.checked)).toBeLessThanOrEqual(Date.now());
});

test('a month appears in words', () => {
  expect(data.formatMonth('2026-11')).toBe('November 2026');
});
