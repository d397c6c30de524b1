import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {drawIcon, icons} from '../../scripts/icons';
import {cardAddress} from '../../src/plugins/social-cards/address';
import {writeCards, type Card} from '../../src/plugins/social-cards/cards';
import {drawCard} from '../../src/plugins/social-cards/draw';
import {coverage} from '../../src/plugins/social-cards/fonts';
import {readPalette} from '../../src/plugins/social-cards/palette';

const look = {
  palette: readPalette('src/css/tokens.css'),
  mark: readFileSync('static/img/logo.svg', 'utf8'),
};

/** Width, height and whether it is a PNG at all, from the file's first chunk. */
function pngSize(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('social cards', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'cards-'));
  });
  afterEach(() => rm(directory, {recursive: true}));

  const text = {title: 'Create a task', section: 'User guides', site: 'Site'};
  const card: Card = {...text, file: 'img/cards/docs/task.png'};
  const write = (cards: Card[], options = {}) =>
    writeCards(cards, {
      outDir: path.join(directory, 'build'),
      cacheDir: path.join(directory, 'cache'),
      look,
      draw: title => Promise.resolve(Buffer.from(JSON.stringify(title))),
      ...options,
    });

  it('stand at an address that follows the page’s', () => {
    expect(cardAddress('/docs/release', '/')).toBe('/img/cards/docs/release.png');
    expect(cardAddress('/base/docs/', '/base/')).toBe('/base/img/cards/docs.png');
    expect(cardAddress('/base/', '/base/')).toBe('/base/img/cards/index.png');
  });

  it('are drawn once: the second build takes them from the cache', async () => {
    expect(await write([card])).toEqual({drawn: 1, problems: []});
    await rm(path.join(directory, 'build'), {recursive: true});
    expect(await write([card])).toEqual({drawn: 0, problems: []});
    expect(await readFile(path.join(directory, 'build', card.file), 'utf8')).toContain('Create');
  });

  it('are drawn anew when their words or the site’s colors change', async () => {
    await write([card]);
    expect(await write([{...card, title: 'Create a group'}])).toMatchObject({drawn: 1});
    const palette = {...look.palette, accent: '#123456'};
    expect(await write([card], {look: {...look, palette}})).toMatchObject({drawn: 1});
  });

  it('name the characters that the typeface lacks', async () => {
    const {problems} = await write([{...card, title: 'Tests für 日本, λ и Łódź'}]);
    expect(problems).toEqual([expect.stringMatching(/task\.png.*"日本"/)]);
    expect(coverage('Łódź λ').parts).toEqual(['latin', 'latin-ext', 'greek']);
  });

  const long = 'A title that goes on, příliš žluťoučký kůň included, '.repeat(4);
  it.each([
    ['a short title', 'Create a task'],
    ['a long title', long],
    ['a long word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)],
    ['markup', '<b>&amp;</b> "quoted" \\ {braces}'],
  ])('hold %s: 1200 × 630, below 60 kB, nothing clipped', {timeout: 60_000}, async (_, title) => {
    const png = await drawCard({...text, title}, {...look, families: 'latin, latin-ext'});
    expect(pngSize(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  });

  it('refuse a title that fits at no size', {timeout: 60_000}, async () => {
    await expect(
      drawCard({...text, title: long.repeat(8)}, {...look, families: 'latin, latin-ext'}),
    ).rejects.toThrow(/"A title that goes on.* is too long for a social card/);
  });

  it('take their colors from the site’s tokens, and say which are missing', () => {
    expect(look.palette.paper).toMatch(/^#/);
    expect(() => readPalette('src/css/print.css')).toThrow(/print\.css .*--site-paper/);
  });
});

describe('icons', () => {
  it.each(icons)('$file is the mark as it is now', icon => {
    const drawn = drawIcon(icon);
    expect(pngSize(drawn)).toEqual([icon.size, icon.size]);
    expect(readFileSync(icon.file).equals(drawn)).toBe(true);
  });
});
