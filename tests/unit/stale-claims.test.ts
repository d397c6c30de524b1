// Protects the reminder about old claims.
import {expect, test} from 'vitest';
import {describeStaleClaims, fileOf, staleClaims, type Claim} from '../../scripts/staleClaims';

const claim = (checked: string, more: Partial<Claim> = {}): Claim => ({
  provider: 'grok',
  claim: `Checked on ${checked}.`,
  source: 'https://docs.x.ai/',
  checked,
  ...more,
});

const now = new Date('2027-02-20T12:00:00Z');

test('a claim is stale after 90 days, and the oldest comes first', () => {
  const recent = claim('2026-11-23');
  const stale = claim('2026-11-22');
  const oldest = claim('2025-01-01');
  expect(staleClaims([recent, stale, oldest], now)).toEqual([oldest, stale]);
});

test('a claim belongs to its provider’s page or to the file that it names', () => {
  expect(fileOf(claim('2026-11-22'))).toBe('docs/getting-started/llm-setup/grok-api-key.mdx');
  expect(fileOf(claim('2026-11-22', {file: 'docs/release.mdx'}))).toBe('docs/release.mdx');
});

test('the report names file, date, claim, and source, or has one line', () => {
  const lines = describeStaleClaims([claim('2026-11-22'), claim('2027-02-19')], now);
  expect(lines[0]).toMatch(/^1 of 2 claims are 90 days old\./);
  expect(lines.slice(1)).toEqual([
    'docs/getting-started/llm-setup/grok-api-key.mdx (2026-11-22): Checked on 2026-11-22. Source: https://docs.x.ai/',
  ]);
  expect(describeStaleClaims([claim('2027-02-19')], now)).toEqual([
    'Somebody checked each of the 1 claims in the last 90 days.',
  ]);
});
