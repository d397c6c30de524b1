import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrast, variables} from './colors';

const css = readFileSync('src/css/tokens.css', 'utf8');
const light = variables(css, ':root');
const modes = {light, dark: {...light, ...variables(css, "[data-theme='dark']")}};

/** `rgb(r g b / p%)` as it looks on an opaque color. */
function over(color: string, ground: string): string {
  const [r, g, b, percent] = color.match(/[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const mixed = [r, g, b].map((part, index) => {
    const below = parseInt(ground.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(below + ((part - below) * percent) / 100);
  });
  return `#${mixed.map(part => part.toString(16).padStart(2, '0')).join('')}`;
}

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

describe.each(Object.entries(modes))('colors, %s', (mode, colors) => {
  const of = (name: string) =>
    colors[`--site-${name}`]!.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(borders)('%s is seen on %s', (line, ground) => {
    expect(contrast(of(line), of(ground))).toBeGreaterThanOrEqual(3);
  });

  test('code in running text stands out, and a link in it can be read', () => {
    for (const ground of ['paper', 'surface']) {
      const chip = over(of('chip'), of(ground));
      expect(contrast(chip, of(ground)), ground).toBeGreaterThanOrEqual(1.18);
      expect(contrast(of('accent'), chip), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.runIf(mode === 'dark')('tints stand out on raised surfaces', () => {
    for (const tint of ['accent-tint', 'warm-tint', 'danger-tint']) {
      expect(contrast(of(tint), of('surface')), tint).toBeGreaterThanOrEqual(1.3);
    }
  });
});
