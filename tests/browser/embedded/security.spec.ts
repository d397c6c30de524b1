import {expect, open, test} from '../test';

const routes = [
  '',
  'markdown-page',
  'search',
  'blog',
  'blog/welcome',
  'blog/mdx-blog-post',
  'docs',
  'docs/release',
  'docs/getting-started/installation',
  'docs/getting-started/llm-setup/openai-api-key',
  'docs/user-guides/create-schedule',
];

for (const route of routes) {
  test(`issue 6: /${route} has its policy first, sent in the headers too, and breaks none of it`, async ({
    page,
  }) => {
    // A violation is a console error, which fails the test.
    const response = await page.goto(route);
    const html = await response!.text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html);
    expect(policy, 'the page carries a policy').not.toBeNull();
    expect(html.slice(0, policy!.index)).not.toContain('<script');
    expect(policy![1]).toContain("script-src 'self' 'sha256-");
    expect(policy![1]).not.toMatch(/unsafe-inline|unsafe-eval/);
    const headers = response!.headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('issue 6: files with a hash in their name are kept for good, missing ones are not', async ({
  page,
  request,
}) => {
  const script = page.waitForResponse(response => response.url().includes('/assets/js/'));
  await open(page);
  expect((await script).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const manifest = (await (await request.get('search/manifest.json')).json()) as {index: string};
  const index = await request.get(`search/${manifest.index}`);
  expect(index.headers()['cache-control']).toContain('immutable');
});

test.describe('what the policy refuses', () => {
  test.use({
    expectedProblems: [[/Content Security Policy|TrustedScript|TrustedHTML/], {scope: 'test'}],
  });

  test('issue 6: no script, handler, frame or foreign request gets through', async ({page}) => {
    await open(page);
    const refused = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', event => {
        directives.push(event.effectiveDirective);
      });
      const attempts = [
        () => (document.body.innerHTML += '<b>markup</b>'),
        () => eval('1 + 1'),
        () => {
          const script = document.createElement('script');
          script.textContent = 'window.ran = true';
          document.body.append(script);
        },
        () => {
          const script = document.createElement('script');
          script.src = 'https://evil.example.com/a.js';
          document.body.append(script);
        },
        () => new Worker('https://evil.example.com/worker.js'),
        () => document.createElement('b').setAttribute('onclick', 'window.ran = true'),
        () => document.body.append(document.createElement('iframe')),
        () => {
          const frame = document.createElement('iframe');
          frame.src = 'https://evil.example.com/';
          document.body.append(frame);
        },
        () => {
          const image = document.createElement('img');
          image.src = 'https://evil.example.com/a.png';
          document.body.append(image);
        },
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // Trusted Types throw, the rest only reports.
        }
      }
      await fetch('https://evil.example.com/').catch(() => undefined);
      return {directives, ran: 'ran' in window};
    });
    expect(refused.ran).toBe(false);
    expect(refused.directives.sort()).toEqual(
      expect.arrayContaining(['connect-src', 'frame-src', 'img-src', 'require-trusted-types-for']),
    );
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('issue 6: the search worker runs under the policy', async ({page}) => {
  await page.goto('search?q=api+key');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(page.workers().length).toBeGreaterThanOrEqual(0);
});
