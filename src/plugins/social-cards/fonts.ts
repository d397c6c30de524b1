import {readFileSync} from 'node:fs';
import path from 'node:path';

/** One file of the cards' typeface, as satori takes it. */
export type CardFont = {name: string; data: Buffer; weight: 500 | 700; style: 'normal'};

/** Inter (SIL Open Font License): close to what the site's own list of fonts gives on most systems. */
const folder = path.dirname(require.resolve('@fontsource/inter/package.json'));

type Subset = {name: string; ranges: [from: number, to: number][]};

/** The parts that the typeface comes in, each with the characters it holds. */
function readSubsets(): Subset[] {
  const file = path.join(folder, 'unicode.json');
  const parts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([name, value]) => ({
    name,
    ranges: value.split(',').map(range => {
      const [from, to = from] = range.replace('U+', '').split('-');
      return [parseInt(from!, 16), parseInt(to!, 16)];
    }),
  }));
}

let subsets: Subset[] | undefined;

/** The parts of the typeface that a text needs, and the characters that no part holds. */
export function coverage(text: string): {parts: string[]; missing: string} {
  subsets ??= readSubsets();
  const parts = new Set<string>(['latin']);
  let missing = '';
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const isIn = ({ranges}: Subset) => ranges.some(([from, to]) => code >= from && code <= to);
    // "latin" first: it holds what the others repeat.
    const part =
      subsets.find(subset => subset.name === 'latin' && isIn(subset)) ?? subsets.find(isIn);
    if (part) {
      parts.add(part.name);
    } else if (!missing.includes(character)) {
      missing += character;
    }
  }
  return {parts: [...parts], missing};
}

/** Families in the order in which they are asked for a character. */
export function familiesOf(text: string): string {
  return coverage(text).parts.join(', ');
}

/** The files for a text, each part a family of its own. */
export function fontsFor(text: string): CardFont[] {
  return coverage(text).parts.flatMap(part =>
    ([500, 700] as const).map(weight => ({
      name: part,
      data: readFileSync(path.join(folder, `files/inter-${part}-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
}
