// Protects the facts, commands, and claims of the provider pages.
import {execFile, execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {attribute, isElement, parsePage, textOf} from '../../scripts/prose/page.mjs';
import * as data from '../../src/config/providers';
import {fileOf, readClaims, readKeyCheck} from './claims';

const key = 'test-key-1234';

/** A request as the server receives it; the body of a GET is `undefined`. */
type Call = {request: string; body?: unknown};

/** Replaces the placeholder of a header's value, and writes its name as a server receives it. */
const headersOf = ({headers}: data.Provider) =>
  Object.fromEntries(
    headers.map(({name, value}) => [name.toLowerCase(), value.replace('{key}', key)]),
  );

/** Properties that a provider may lack. */
const optional = ['price', 'regions', 'regionalHost', 'keyPrefixes'];

/** Returns the paths of the empty texts, empty lists, and missing values of a provider's entry. */
function findGaps(value: unknown, path: string): string[] {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return [path];
  }
  return typeof value === 'object'
    ? Object.entries(value as object).flatMap(([name, part]) => findGaps(part, `${path}.${name}`))
    : [];
}

/** Reads the page of a provider, which has to be at the path in the data. */
function readPage(id: data.ProviderId): string {
  const file = `${data.providers[id].page.slice(1)}.mdx`;
  if (!existsSync(file)) {
    throw new Error(
      `${file} does not exist, but it is the page of "${id}" in src/config/providers.ts. Write it, or correct the path.`,
    );
  }
  return readFileSync(file, 'utf8');
}

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
  const {stdout} = await promisify(execFile)('bash', ['--norc', '-c', command], {
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

/** What every provider page says about the key check and the codes that mean the same everywhere. */
const keyCheck = parsePage(readFileSync('docs/getting-started/llm-setup/_key-check.mdx', 'utf8'));

describe.each(data.providerIds)('%s', id => {
  const provider: data.Provider = data.providers[id];
  const {calls, answers} = readKeyCheck(id);
  const own = claims.filter(claim => claim.provider === id);
  const tree = parsePage(readPage(id));
  const samples = (language: string): string[] => {
    const found: string[] = [];
    visit(tree, {type: 'code', lang: language} as const, node => {
      found.push((node as {value: string}).value);
    });
    return found;
  };
  const [setInBash, ...bash] = samples('bash');
  const [setInPowershell, ...powershell] = samples('powershell');

  test('its entry is complete: no empty text, no empty list, nothing that the others have', () => {
    const {aliases: _aliases, ...entry} = provider;
    expect(findGaps(entry, id)).toEqual([]);
    const names = data.providerIds.flatMap(other => Object.keys(data.providers[other]));
    const required = new Set(names.filter(name => !optional.includes(name)));
    expect(
      [...required].filter(name => !(name in provider)),
      `properties that ${id} in src/config/providers.ts lacks`,
    ).toEqual([]);
  });

  test('the components of its page show its own facts', () => {
    const shown: string[] = [];
    visit(tree, node => {
      if (isElement(node)) {
        for (const name of ['id', 'provider']) {
          const value = attribute(node, name)?.value;
          if (data.providerIds.includes(value as data.ProviderId) && value !== id) {
            shown.push(`<${node.name} ${name}="${String(value)}">`);
          }
        }
      }
    });
    expect(shown, `components on the page of ${id} with another provider's id`).toEqual([]);
  });

  test('its page prints every call and answer', () => {
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
      expect(sent.headers).toMatchObject({...headersOf(provider), ...json});
      expect(sent.body).toEqual(call.body);
    }
  });

  test('its facts: https URLs, a labeled price list, a month, a status for a wrong key', () => {
    const {console, keys, pricing, usage, regions, status, docs} = provider;
    const pages = [console, keys, pricing, usage, provider.data, status, docs];
    for (const {href} of regions ? [...pages, regions] : pages) {
      expect(new URL(href)).toMatchObject({protocol: 'https:', search: ''});
    }
    expect(pricing.label).toMatch(/\bpric(?:e|es|ing)\b/);
    expect(provider.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(provider.failures.badKey).toMatch(/\b4\d\d\b/);
  });

  test('its commands that set the variable read the pasted key', () => {
    const {variable} = provider;
    const script = `${setInBash}\nprintenv ${variable}`;
    const printed = execFileSync('bash', ['--norc', '-c', script], {
      input: 'a\\b$c\n',
      encoding: 'utf8',
    });
    expect(printed).toBe('a\\b$c\n');
    expect(setInBash).toContain('read -rs ');
    expect(setInPowershell).toBe(`$env:${variable} = Read-Host "Paste the key"`);
  });

  test('its model list is the first call, at the host that clients are configured with', () => {
    expect(`GET ${provider.modelList.replace('https://', '')}`).toBe(calls[0]!.request);
    expect(new URL(provider.modelList).host).toBe(new URL(provider.baseUrl).host);
  });

  test('its month is the month of its oldest claim', () => {
    const dates = own.filter(({price}) => !price).map(({checked}) => checked);
    expect(dates, `claims.yml has no claim for "${id}". Add one for each fact.`).not.toEqual([]);
    expect(provider.asOf, `asOf of "${id}" in src/config/providers.ts`).toBe(
      dates.sort()[0]!.slice(0, 7),
    );
  });

  test('its price, if it has one, is the price of its claim, with the month of the claim', () => {
    const {input, cached, output, asOf, model} = provider.price ?? {};
    const claim = own.find(({price}) => price);
    const hint = claim
      ? `"${id}" has one price in src/config/providers.ts and another in claims.yml. Correct the wrong one.`
      : `claims.yml has no claim with a price for "${id}". Add one, or remove the price from src/config/providers.ts.`;
    expect(provider.price && {input, cached, output}, hint).toEqual(claim?.price);
    expect(asOf, hint).toBe(claim?.checked.slice(0, 7));
    expect(claim?.claim ?? '', hint).toContain(model ?? '');
  });

  test('its page explains every failure that the overview lists', () => {
    const kinds = data.failureKinds.map(kind => provider.failures[kind]);
    const codes = kinds.flatMap(failure => failure.match(/\d{3}|\w+_\w+/g) ?? []);
    expect(codes.length).toBeGreaterThan(0);
    const shown = textOf(tree) + textOf(keyCheck);
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
