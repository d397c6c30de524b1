import {describe, expect, it} from 'vitest';
import type {SitePage} from '../../src/plugins/not-found/pages';
import {suggestPages} from '../../src/plugins/not-found/suggest';
import {addressQuery, addressWords} from '../../src/plugins/not-found/words';

const guides = 'docs/user-guides';
const pages: SitePage[] = [
  {path: 'docs/', title: 'Documentation'},
  {path: 'docs/release', title: 'Release notes'},
  {path: 'docs/getting-started/installation', title: 'Install the product'},
  {path: 'docs/getting-started/configuration', title: 'Configure your set-up'},
  {path: 'docs/getting-started/llm-setup/', title: 'Connect a model provider'},
  ...['Anthropic', 'DeepSeek', 'Gemini', 'Grok', 'OpenAI'].map(name => ({
    path: `docs/getting-started/llm-setup/${name.toLowerCase()}-api-key`,
    title: `${name} API key`,
  })),
  ...['task', 'group', 'schedule'].map(thing => ({
    path: `${guides}/create-${thing}`,
    title: `Create a ${thing}`,
  })),
  {path: `${guides}/workflow-management/create-workflow`, title: 'Create a workflow'},
  {
    path: `${guides}/workflow-management/create-workflow-by-recording`,
    title: 'Create a workflow by recording',
  },
  {path: 'blog', title: 'Blog'},
  ...['welcome', 'mdx-blog-post', 'long-blog-post', 'first-blog-post'].map(path => ({
    path: `blog/${path}`,
    title: path.replaceAll('-', ' '),
  })),
];

const suggested = (path: string) => suggestPages(path, pages).map(page => page.path);

describe('suggestPages', () => {
  it.each([
    ['docs/instalation', 'docs/getting-started/installation'],
    ['docs/create-task', 'docs/user-guides/create-task'],
    ['docs/llm-setup/openai', 'docs/getting-started/llm-setup/openai-api-key'],
    ['docs/llm-setup/open-ai', 'docs/getting-started/llm-setup/openai-api-key'],
    ['blog/mdx-post', 'blog/mdx-blog-post'],
    ['docs/Release.html', 'docs/release'],
    [
      'docs/user-guides/workflow-by-recording/',
      `${guides}/workflow-management/create-workflow-by-recording`,
    ],
    ['docs/anthropc-key', 'docs/getting-started/llm-setup/anthropic-api-key'],
    ['docs/instala%74ion', 'docs/getting-started/installation'],
  ])('finds for %s the page %s first', (path, expected) => {
    expect(suggested(path)[0]).toBe(expected);
  });

  it('suggests five pages at most, each once', () => {
    const found = suggested('docs/getting-started/llm-setup/api-key');
    expect(found).toHaveLength(5);
    expect(new Set(found).size).toBe(5);
  });

  it.each(['', 'xyzzy', 'docs/xyzzy', 'wp-admin/wlwmanifest.xml', '🤖', '%', '%E0%A4%A'])(
    'suggests nothing far-fetched for "%s"',
    path => {
      expect(suggested(path)).toEqual([]);
    },
  );

  it.each([
    `docs/${'a'.repeat(100_000)}`,
    'docs/' + 'create-'.repeat(10_000),
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '../../etc/passwd',
    '__proto__/constructor',
    '/evil.example.com',
  ])('answers a hostile address with pages of this site only (%#)', path => {
    const own = new Set(pages.map(page => page.path));
    expect(suggested(path).every(found => own.has(found))).toBe(true);
  });

  it('finds among 4,000 pages', () => {
    const many = Array.from({length: 4000}, (_, i) => ({
      path: `docs/area-${i % 40}/page-${i}`,
      title: `Page ${i} about area ${i % 40}`,
    }));
    expect(suggestPages('docs/instalation', [...many, ...pages])[0]?.path).toBe(
      'docs/getting-started/installation',
    );
  });
});

describe('addressWords', () => {
  it('leaves out endings, repeats and what is too much', () => {
    expect(addressWords('docs/Task_task/index.html')).toEqual(['docs', 'task']);
    expect(addressWords('a/b/c/d/e/f/g/h/i/j')).toHaveLength(8);
    expect(addressWords('x'.repeat(500))[0]).toHaveLength(32);
  });

  it('reads addresses that are no valid percent-encoding', () => {
    expect(addressWords('docs/100%/setup')).toEqual(['docs', '100', 'setup']);
  });
});

describe('addressQuery', () => {
  it('leaves out where the page would lie, and fits the search box', () => {
    expect(addressQuery('docs/llm-setup/openai')).toBe('llm setup openai');
    expect(addressQuery('docs')).toBe('');
    expect(addressQuery('create-task')).toBe('create task');
    const words = Array.from({length: 8}, (_, i) => `${i}`.repeat(20)).join('/');
    expect(addressQuery(words).length).toBeLessThanOrEqual(64);
  });
});
