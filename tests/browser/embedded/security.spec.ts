// Protects the security policy: what it blocks, and what browsers may cache.
import {expect, open, test} from '../test';

test('caching: for files with a hash, and not for the search index', async ({page, request}) => {
  const script = page.waitForResponse(response => response.url().includes('/assets/js/'));
  await open(page);
  expect((await script).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  // The index has a fixed name; the files that it lists have a hash.
  const index = await request.get('search-index/index.json');
  expect(index.headers()['cache-control']).not.toContain('immutable');
});

/** Runs in the page: attempts what the policy has to block, and reports which directives did. */
function attemptAll(): void {
  document.addEventListener('securitypolicyviolation', event => {
    (window as never as {report: (directive: string) => void}).report(event.effectiveDirective);
  });
  /** Adds an element that would load or run what its properties contain. */
  const add = (name: string, properties: Record<string, string>) => {
    document.body.append(Object.assign(document.createElement(name), properties));
  };
  const elsewhere = 'https://evil.example.com/';
  const attempts = [
    () => add('div', {innerHTML: '<img src=x onerror="window.ran = true">'}),
    () => add('script', {textContent: 'window.ran = true'}),
    () => add('script', {src: elsewhere}),
    () => add('iframe', {src: elsewhere}),
    () => add('iframe', {srcdoc: '<script>parent.ran = true</script>'}),
    () => add('img', {src: elsewhere}),
    () => add('base', {href: elsewhere}),
    () => new Worker(elsewhere),
    () => new Function('window.ran = true')(),
    () => document.body.setAttribute('onclick', 'window.ran = true'),
    () => void fetch(elsewhere).catch(() => undefined),
  ];
  const run = () => {
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Evaluation is blocked by an exception.
      }
    }
    document.body.click();
    document.body.dataset.attempted = 'true';
  };
  // A task of the page: the policy does not apply to code that the test evaluates.
  setTimeout(run);
}

test.describe('what the policy blocks', () => {
  test.use({
    expectedProblems: [[/Content Security Policy|status of 404/], {scope: 'test'}],
  });

  test('security: the policy blocks scripts, frames, and other hosts', async ({page}) => {
    const blocked: string[] = [];
    await page.exposeFunction('report', (directive: string) => void blocked.push(directive));
    await open(page);
    await page.evaluate(attemptAll);
    await expect(page.locator('body')).toHaveAttribute('data-attempted', 'true');
    await expect
      .poll(() => [...new Set(blocked)].sort())
      .toEqual(
        expect.arrayContaining([
          'base-uri',
          'connect-src',
          'frame-src',
          'img-src',
          'script-src-elem',
        ]),
      );
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect(page.getByRole('main')).toBeVisible();
  });
});
