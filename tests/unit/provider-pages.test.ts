import {existsSync, readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parsePage, textOf} from '../../scripts/prose/page.mjs';
import {fileOf, readClaims} from '../../scripts/staleClaims';
import {
  failureKinds,
  providerIds,
  providers,
  type Provider,
  type ProviderId,
} from '../../src/config/providers';
import {
  checkCommand,
  keyChecks,
  setVariableCommand,
  stepsOf,
  type KeyCheck,
} from '../fixtures/providers/keyChecks';

const claims = readClaims();

// Part of `npm run check`: differences between a page and the data module.
const pageFile = (id: ProviderId) => `docs/getting-started/llm-setup/${id}-api-key.mdx`;
const pageOf = (id: ProviderId) => parsePage(readFileSync(pageFile(id), 'utf8'));
function samples(id: ProviderId, language: string): string[] {
  const found: string[] = [];
  visit(pageOf(id), {type: 'code', lang: language} as const, node => {
    found.push((node as {value: string}).value);
  });
  return found;
}

describe.each(providerIds)('%s', id => {
  const provider: Provider = providers[id];
  const {list, inspect}: KeyCheck = keyChecks[id];
  const steps = stepsOf(id);

  test('its page is at the path in the data', () => {
    expect(provider.page).toBe(`/${pageFile(id).replace(/\.mdx$/, '')}`);
  });

  test('its page prints the commands of the data module, in order', () => {
    for (const shell of ['bash', 'powershell'] as const) {
      expect(samples(id, shell)).toEqual([
        setVariableCommand(id, shell),
        ...steps.map(step => checkCommand(id, shell, step)),
      ]);
    }
  });

  test('its page shows the sample responses of the data module', () => {
    expect(samples(id, 'json').map(code => JSON.parse(code) as unknown)).toEqual([
      list.success,
      ...(inspect ? [inspect.success] : []),
    ]);
  });

  test('the installation page prints its host and the URL of its model list', () => {
    const installation = readFileSync('docs/getting-started/installation.mdx', 'utf8');
    expect(installation).toContain(`\n${list.url}\n`);
    expect(installation).toContain(`| \`${new URL(provider.baseUrl).host}\` `);
  });

  test('its month is the month of its oldest claim', () => {
    const dates = claims.filter(claim => claim.provider === id).map(({checked}) => checked);
    expect(provider.asOf).toBe(dates.sort()[0]?.slice(0, 7));
  });

  test('its page explains every failure that the overview lists', () => {
    const text = textOf(pageOf(id));
    const codes = failureKinds.flatMap(
      kind => provider.failures[kind].match(/\d{3}|\w+_\w+/g) ?? [],
    );
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      expect(text).toContain(code);
    }
  });
});

test.each(claims)('the claim "$claim" has a file, a source, and a past date', claim => {
  expect(existsSync(fileOf(claim))).toBe(true);
  expect(new URL(claim.source).protocol).toBe('https:');
  expect(new Date(claim.checked).toISOString().slice(0, 10)).toBe(claim.checked);
  expect(Date.parse(claim.checked)).toBeLessThanOrEqual(Date.now());
});
