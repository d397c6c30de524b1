import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Budget, compareWithBudget, limited} from '../../scripts/budgets';
import {ensureChromium} from '../../scripts/chromium';
import {weigh} from '../../scripts/page-weight';

const budget: Budget = {
  ...{kind: 'doc', path: '/doc', html: 10, css: 20, js: 30, total: 60, prefetched: 0, requests: 4},
};

describe('budgets: comparison', () => {
  test('a page at its limits passes', () => {
    expect(compareWithBudget(budget, budget)).toEqual([]);
  });

  test.each(limited)('one more of %s fails and says what grew and by how much', name => {
    const [problem, ...others] = compareWithBudget({...budget, [name]: budget[name] + 1}, budget);
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name} grew to ${budget[name] + 1}\\b.*\\b1\\b.*over`));
  });

  test('budgets.json has one budget for each kind of page', () => {
    const {pages} = JSON.parse(readFileSync('budgets.json', 'utf8')) as {pages: Budget[]};
    expect(pages.map(page => page.kind)).toEqual([
      'home',
      'doc',
      'provider',
      'blog',
      'post',
      'search',
    ]);
    for (const page of pages) {
      expect(limited.filter(name => !Number.isInteger(page[name]))).toEqual([]);
    }
  });
});

describe('budgets: the weight of a page', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'weight-'));
  const script = `document.documentElement.dataset.hasHydrated = 'true';`;
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(path.join(directory, 'docs'));
    writeFileSync(
      path.join(directory, 'docs', 'page.html'),
      '<!doctype html><html><head><link rel="icon" href="data:,"><link rel="stylesheet" href="/a.css"><link rel="prefetch" href="/next.js"><script src="/a.js"></script></head></html>',
    );
    writeFileSync(path.join(directory, 'a.css'), 'body { margin: 0 }');
    writeFileSync(path.join(directory, 'a.js'), script);
    writeFileSync(path.join(directory, 'next.js'), '0');
    browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });

  afterAll(async () => {
    await browser.close();
    rmSync(directory, {recursive: true});
  });

  test('files count as a host sends them, what is prefetched apart', async () => {
    const weight = await weigh(browser, directory, '/docs/page');
    expect(weight).toMatchObject({
      js: gzipSync(script, {level: 9}).length,
      prefetched: gzipSync('0', {level: 9}).length,
      requests: 4,
    });
    expect(weight.total).toBe(weight.html + weight.css + weight.js + weight.other);
    expect(weight.files.map(file => file.path).sort()).toEqual([
      '/a.css',
      '/a.js',
      '/docs/page',
      '/next.js',
    ]);
  });
});
