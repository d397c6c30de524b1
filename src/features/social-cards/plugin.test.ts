// Protects social cards: which are drawn, and when again.
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import socialCardsPlugin from './plugin';
import {cardPath, parseFrontMatter} from './frontMatter';
import {readPalette} from './design';
import {drawCard} from './draw';

/** Reads width, height, and the PNG signature from the file's first chunk. */
function pngSize(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('social cards: files', () => {
  let siteDir: string;
  const tokens = () => path.join(siteDir, 'src/css/tokens.css');
  const cacheDir = () => path.join(siteDir, 'node_modules/.cache/social-cards');
  const read = (card: string) => readFileSync(path.join(siteDir, 'build/img', card));

  /** Builds the cards of two posts with the same title and of one with its own image. */
  async function build(title: string): Promise<void> {
    const post = (permalink: string, frontMatter: object) => ({
      metadata: {permalink, title, description: '', unlisted: false, frontMatter},
    });
    const blogPosts = [
      post('/blog/a', {image: cardPath('blog/a')}),
      post('/blog/b', {image: cardPath('blog/b')}),
      post('/blog/c', {image: '/c.png'}),
    ];
    const siteConfig = {baseUrl: '/', title: 'Site'};
    const allContent = {'docusaurus-plugin-content-blog': {default: {blogPosts}}};
    const plugin = socialCardsPlugin({siteConfig, siteDir} as LoadContext);
    vi.stubEnv('NODE_ENV', 'production');
    await plugin.allContentLoaded!({allContent: allContent as AllContent, actions: {} as never});
    vi.unstubAllEnvs();
    await plugin.postBuild!({outDir: path.join(siteDir, 'build')} as never);
  }

  beforeAll(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'cards-'));
    for (const file of ['src/css/tokens.css', 'static/img/logo.svg']) {
      cpSync(file, path.join(siteDir, file));
    }
    await build('A post');
  }, 60_000);
  afterAll(() => rmSync(siteDir, {recursive: true}));

  it('exist for each page without its own image, and are equal for equal texts', () => {
    expect(readdirSync(path.join(siteDir, 'build/img/cards/blog'))).toEqual(['a.png', 'b.png']);
    expect(read('cards/blog/a.png').equals(read('cards/blog/b.png'))).toBe(true);
    expect(pngSize(read('social-card.png'))).toEqual([1200, 630]);
    expect(readdirSync(cacheDir())).toEqual([expect.any(String), expect.any(String)]);
  });

  it('are drawn once, and again when texts or colors change', {timeout: 60_000}, async () => {
    for (const cached of readdirSync(cacheDir())) {
      writeFileSync(path.join(cacheDir(), cached), 'drawn before');
    }
    await build('A post');
    expect(read('cards/blog/a.png').toString()).toBe('drawn before');
    await build('A new post');
    expect(pngSize(read('cards/blog/a.png'))).toEqual([1200, 630]);
    expect(read('social-card.png').toString()).toBe('drawn before');
    const {accent} = readPalette(tokens());
    writeFileSync(tokens(), readFileSync(tokens(), 'utf8').replaceAll(accent, '#123456'));
    await build('A new post');
    expect(pngSize(read('social-card.png'))).toEqual([1200, 630]);
  });

  it.each([
    ['docs/release.mdx', {}, '/img/cards/docs/release.png'],
    ["docs/a b/it's.md", {}, "/img/cards/docs/a%20b/it's.png"],
    ['docs/release.mdx', {image: './own.png'}, './own.png'],
    ['docs/_partial.mdx', {}, undefined],
  ])('of %s with %j: %s', async (file, frontMatter, image) => {
    const parsed = await parseFrontMatter({
      filePath: path.resolve(file),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
    });
    expect(parsed.frontMatter).toEqual(image === undefined ? {} : {image});
  });
});

describe('social cards: images', () => {
  const design = {
    palette: readPalette('src/css/tokens.css'),
    logo: readFileSync('static/img/logo.svg', 'utf8'),
  };
  const draw = (title: string) => drawCard({title, category: 'User guides', site: 'Site'}, design);
  const long = 'A title that goes on, příliš žluťoučký kůň included, '.repeat(4);

  it.each([
    ['a short title', 'Create a task', ''],
    ['a long title', long, ''],
    ['a long word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2), ''],
    ['markup', '<b>&amp;</b> "quoted" \\ {braces}', ''],
    ['other alphabets, and reports missing characters', 'Tests für 日本, λ и Łódź', '日本'],
  ])(
    'contain %s: 1200 × 630, below 60 kB, nothing clipped',
    {timeout: 60_000},
    async (_, title, expected) => {
      const {png, missing} = await draw(title);
      expect(pngSize(png)).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(60_000);
      expect(missing).toBe(expected);
    },
  );

  it('reject a title that fits at no size', {timeout: 60_000}, async () => {
    await expect(draw(long.repeat(8))).rejects.toThrow(
      /"A title that goes on.* is too long for a social card/,
    );
  });

  it('use the colors of the site’s tokens and name the missing ones', () => {
    expect(design.palette.paper).toMatch(/^#/);
    expect(() => readPalette('src/css/print.css')).toThrow(/print\.css .*--site-paper/);
  });
});
