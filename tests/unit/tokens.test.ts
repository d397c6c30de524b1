import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrast, variables} from './colors';

const css = readFileSync('src/css/tokens.css', 'utf8');
const light = variables(css, ':root');
const modes = {light, dark: {...light, ...variables(css, "[data-theme='dark']")}};

const texts = [
  ['ink', 'accent-tint'],
  ['ink', 'warm-tint'],
  ['ink', 'danger-tint'],
  ['ink-soft', 'accent-tint'],
  ['ink-soft', 'warm-tint'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sunken'],
  ['accent', 'accent-tint'],
  ['accent', 'surface'],
  ['accent-strong', 'accent-tint'],
  ['warm', 'warm-tint'],
  ['danger', 'danger-tint'],
  ['paper', 'accent'],
  ['paper', 'warm'],
  ['surface', 'ink'],
  ['ink', 'mark'],
  ['ink-soft', 'paper'],
  ['accent', 'paper'],
  ['accent', 'sunken'],
  ['warm', 'surface'],
  ['warm', 'sunken'],
];

const borders = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['line-strong', 'sunken'],
  ['accent', 'accent-tint'],
  ['warm', 'warm-tint'],
  ['danger', 'danger-tint'],
];

const colorOf = (colors: Record<string, string>, name: string) =>
  colors[`--site-${name}`]!.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

describe.each(Object.entries(modes))('colors, %s', (_, colors) => {
  const of = (name: string) => colorOf(colors, name);

  test.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(borders)('%s is visible on %s', (line, ground) => {
    expect(contrast(of(line), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

test.each(
  ['accent-tint', 'warm-tint', 'danger-tint'].flatMap(tint => [
    [tint, 'paper'],
    [tint, 'surface'],
  ]),
)('dark, %s differs from %s', (tint, ground) => {
  expect(contrast(colorOf(modes.dark, tint!), colorOf(modes.dark, ground!))).toBeGreaterThanOrEqual(
    1.35,
  );
});
