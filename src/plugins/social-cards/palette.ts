import {readFileSync} from 'node:fs';
import postcss from 'postcss';

/** The colors of a card, by the names of the site's tokens without `--site-`. */
export type Palette = Record<
  'paper' | 'line-strong' | 'ink' | 'ink-soft' | 'accent' | 'warm',
  string
>;

const names = ['paper', 'line-strong', 'ink', 'ink-soft', 'accent', 'warm'] as const;

/**
 * Reads the dark colors of the site from its style sheet, so that cards and pages stay one design.
 *
 * @param file the style sheet with the tokens
 * @throws Error naming the tokens that it lacks
 */
export function readPalette(file: string): Palette {
  const found = new Map<string, string>();
  postcss.parse(readFileSync(file, 'utf8')).walkRules("[data-theme='dark']", rule => {
    rule.walkDecls(/^--site-/, ({prop, value}) => {
      found.set(prop.slice('--site-'.length), value);
    });
  });
  const missing = names.filter(name => !/^#[\da-f]{3,8}$/i.test(found.get(name) ?? ''));
  if (missing.length > 0) {
    throw new Error(
      `${file} gives the dark mode no hexadecimal color for --site-${missing.join(', --site-')}, which the social cards are drawn with.`,
    );
  }
  return Object.fromEntries(names.map(name => [name, found.get(name)!])) as Palette;
}
