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
];

const borders = [
  ['line-strong', 'paper'],
  ['line-strong', 'surface'],
  ['accent', 'paper'],
  ['warm', 'surface'],
];

describe.each(Object.entries(modes))('colors, %s', (_, colors) => {
  const of = (name: string) =>
    colors[`--site-${name}`]!.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

  test.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(borders)('%s is visible on %s', (line, ground) => {
    expect(contrast(of(line), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
