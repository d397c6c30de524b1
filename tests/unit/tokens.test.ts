import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrast, variables} from './colors';

const css = readFileSync('src/css/tokens.css', 'utf8');
const light = variables(css, ':root');
const modes = {light, dark: {...light, ...variables(css, "[data-theme='dark']")}};

/** The colors of text and of lines that must stand out from each background. */
const texts = Object.entries({
  'accent-tint': ['ink', 'ink-soft', 'accent', 'accent-strong'],
  'give-up-tint': ['ink', 'ink-soft', 'give-up'],
  'caution-tint': ['ink', 'ink-soft', 'caution'],
  'danger-tint': ['ink', 'danger'],
  surface: ['ink-soft', 'accent', 'give-up', 'caution'],
  sunken: ['ink-soft', 'accent', 'give-up', 'caution'],
  paper: ['ink-soft', 'accent'],
  accent: ['paper'],
  'give-up': ['paper'],
  ink: ['surface'],
  mark: ['ink'],
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

const colorOf = (colors: Record<string, string>, name: string) =>
  colors[`--site-${name}`]!.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

describe.each(Object.entries(modes))('colors, %s', (_, colors) => {
  const of = (name: string) => colorOf(colors, name);

  test.each(texts)('on %s, %s are readable', (ground, names) => {
    for (const name of names) {
      expect.soft(contrast(of(name), of(ground)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(lines)('on %s, %s is visible', (ground, [name]) => {
    expect(contrast(of(name!), of(ground))).toBeGreaterThanOrEqual(3);
  });
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
