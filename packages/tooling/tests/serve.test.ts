// Protects the preview server.
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

let folder: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'docs/a.html'), 'page');
  writeFileSync(path.join(folder, '404.html'), 'not found');
  writeFileSync(
    path.join(folder, '_headers'),
    '# All\n/*\n  X-Own: yes: it is\n\n/docs/*\n  Cache-Control: immutable\n',
  );
  const script = path.join(__dirname, '../serve.ts');
  server = spawn('npx', ['tsx', script, '--dir', folder, '--port', '0', '--base-url', '/below/'], {
    detached: true,
  });
  url = await new Promise<string>(resolve => {
    server.stdout!.on('data', (data: Buffer) => {
      const printed = /on (http:\S+\/)/.exec(String(data))?.[1];
      if (printed) {
        resolve(printed);
      }
    });
  });
}, 60_000);

afterAll(() => {
  process.kill(-server.pid!);
  rmSync(folder, {recursive: true});
});

describe('preview server below a base path', () => {
  test('serves pages with the headers of the build', async () => {
    const response = await fetch(`${url}docs/a`);
    expect(await response.text()).toBe('page');
    expect(response.headers.get('x-own')).toBe('yes: it is');
    expect(response.headers.get('cache-control')).toBe('immutable');
    expect((await fetch(url)).headers.get('cache-control')).toBe('no-cache');
    // The query is none of the server's business.
    expect((await fetch(`${url}docs/a?q=%00`)).status).toBe(200);
  });

  test('forbids caching a 404', async () => {
    const response = await fetch(`${url}docs/none`);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-own')).toBe('yes: it is');
    expect(response.headers.get('cache-control')).toBeNull();
  });

  test('shows the not-found page for a URL that cannot be decoded', async () => {
    const response = await fetch(`${url}docs/%E0%A4%A`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe('not found');
  });

  test.each([
    ['docs/%00', 400],
    ['%00', 400],
    [`docs/${'long-'.repeat(60)}`, 404],
  ])('shows the not-found page for %s, without an error in the console', async (path, status) => {
    let printed = '';
    server.stderr!.on('data', (data: Buffer) => (printed += String(data)));
    const response = await fetch(`${url}${path}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('not found');
    // A later answer follows whatever the server printed for this one.
    await fetch(url);
    expect(printed).not.toMatch(/^\s+at /m);
  });

  test('keeps base path and query in redirects', async () => {
    const response = await fetch(`${url}docs/a.html?q=1`, {redirect: 'manual'});
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/below/docs/a?q=1');
  });

  test('redirects to the base path from outside it', async () => {
    const response = await fetch(new URL('/', url), {redirect: 'manual'});
    expect(response.headers.get('location')).toBe('/below/');
  });
});
