import {createHash} from 'node:crypto';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import satoriPackage from 'satori/package.json';
import {card, titleRoom, titleSizes, type CardText, type Look} from './design';
import {drawCard} from './draw';
import {coverage, familiesOf} from './fonts';

/** One card and where it goes, relative to the build with slashes. */
export type Card = CardText & {file: string};

export type CardOptions = {
  outDir: string;
  /** Folder that outlives the build. */
  cacheDir: string;
  look: Omit<Look, 'families'>;
  /** Replaced by tests that only count. */
  draw?: typeof drawCard;
};

/** Cards that are drawn at the same time: painting runs beside the layout of the next ones. */
const atOnce = 4;

/** Everything that a card's look depends on: two cards with the same hash are the same picture. */
function hashOf(text: CardText, look: Look): string {
  const facts = [satoriPackage.version, titleSizes, titleRoom, card(text, titleSizes[0], look)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/**
 * Writes the cards of a build; those whose content was drawn before come from the cache.
 *
 * @returns how many were drawn, and for each card with characters that the typeface lacks a sentence
 */
export async function writeCards(
  cards: readonly Card[],
  {outDir, cacheDir, look, draw = drawCard}: CardOptions,
): Promise<{drawn: number; problems: string[]}> {
  await mkdir(cacheDir, {recursive: true});
  const problems: string[] = [];
  let drawn = 0;
  const writeCard = async ({file, ...text}: Card): Promise<void> => {
    const all = Object.values(text).join('');
    const ownLook = {...look, families: familiesOf(all)};
    const cached = path.join(cacheDir, `${hashOf(text, ownLook)}.png`);
    const {missing} = coverage(all);
    if (missing) {
      problems.push(
        `${file}: the typeface of the social cards has no "${missing}". Name an \`image\` in the page's front matter.`,
      );
    }
    if (!existsSync(cached)) {
      drawn += 1;
      // Never half a file, should the build be stopped.
      await writeFile(`${cached}.part`, await draw(text, ownLook));
      await rename(`${cached}.part`, cached);
    }
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await copyFile(cached, target);
  };
  const queue = [...cards];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await writeCard(next);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return {drawn, problems: problems.sort()};
}
