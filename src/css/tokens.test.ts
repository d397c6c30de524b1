// Protects contrast: a changed token that makes a text unreadable, in either mode, fails `npm run check`.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrast, variables} from '../../tests/unit/colors';

const css = readFileSync('src/css/tokens.css', 'utf8');
const light = variables(css, ':root');
const modes = {light, dark: {...light, ...variables(css, "[data-theme='dark']")}};

/** The colors of text and of lines that must stand out from each background. */
const texts = Object.entries({
  'accent-tint': ['ink', 'ink-soft', 'accent', 'accent-strong'],
  'give-up-tint': ['ink', 'ink-soft', 'give-up'],
  'caution-tint': ['ink', 'ink-soft', 'caution'],
  'danger-tint': ['ink', 'danger'],
  surface: ['ink', 'ink-soft', 'accent', 'accent-strong', 'give-up', 'caution', 'danger'],
  sunken: ['ink', 'ink-soft', 'accent', 'give-up', 'caution', 'danger'],
  paper: ['ink', 'ink-soft', 'accent', 'accent-strong', 'give-up', 'caution', 'danger'],
  accent: ['paper'],
  'accent-strong': ['paper'],
  'give-up': ['paper'],
  ink: ['surface'],
  mark: ['ink'],
  'active-background': ['ink', 'ink-soft', 'accent'],
});

const lines = Object.entries({
  paper: ['line-strong'],
  surface: ['line-strong'],
  sunken: ['line-strong'],
  'accent-tint': ['accent'],
  'give-up-tint': ['give-up'],
  'caution-tint': ['caution'],
  'danger-tint': ['danger'],
});

/** Returns a color of the site, or of the search theme, as six digits. */
function colorOf(colors: Record<string, string>, name: string): string {
  const value = (colors[`--site-${name}`] ?? colors[`--search-${name}`])!;
  const other = /^var\(--site-([\w-]+)\)$/.exec(value)?.[1];
  return other ? colorOf(colors, other) : value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

describe.each(Object.entries(modes))('colors, %s', (_, colors) => {
  const of = (name: string) => colorOf(colors, name);

  test.each(texts)('on %s, %s are readable', (ground, names) => {
    for (const name of names) {
      const [color, below] = [`--site-${name}`, `--site-${ground}`];
      const pair = `Change ${color} (${of(name)}), or ${below} (${of(ground)}) below it, in src/css/tokens.css: the contrast must be 4.5`;
      expect.soft(contrast(of(name), of(ground)), pair).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(lines)('on %s, %s is visible', (ground, [name]) => {
    const pair = `Change --site-${name} (${of(name!)}) in src/css/tokens.css: its contrast with --site-${ground} must be 3`;
    expect(contrast(of(name!), of(ground)), pair).toBeGreaterThanOrEqual(3);
  });
});

test('every color is compared with another', () => {
  const isColor = (value: string) => value.startsWith('#');
  const names = Object.entries(modes.light).flatMap(([name, value]) =>
    isColor(value) ? name.replace(/^--\w+-/, '') : [],
  );
  const compared = new Set([...texts, ...lines].flat(2));
  // Hairlines only decorate.
  expect(names.filter(name => !compared.has(name))).toEqual(['line']);
});

test.each(['accent-tint', 'give-up-tint', 'caution-tint', 'danger-tint'])(
  'dark, %s differs from its ground',
  tint => {
    for (const ground of ['paper', 'surface']) {
      const ratio = contrast(colorOf(modes.dark, tint), colorOf(modes.dark, ground));
      expect.soft(ratio, ground).toBeGreaterThanOrEqual(1.35);
    }
  },
);
