// Protects that different English words with one Snowball stem do not find each other, and that others do.
import {stem as porter2} from 'porter2';
import {describe, expect, it} from 'vitest';
import {englishStem} from '../../src/engine/analysis/stems';
import {searchOf} from '../fixtures/engine/site';
import {wordPairs} from '../fixtures/engine/wordPairs';

describe('English words with one Snowball stem', () => {
  it('are at least 300 pairs', () => {
    const all = Object.values(wordPairs).flat();
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter(([word, other]) => porter2(word) !== porter2(other))).toEqual([]);
  });

  it.each(['inflection', 'derivation'] as const)('share ours: %s', kind => {
    const apart = wordPairs[kind].filter(
      ([word, other]) => englishStem(word) !== englishStem(other),
    );
    expect(apart).toEqual([]);
  });

  it('do not share ours by accident', () => {
    const joined = wordPairs.accident.filter(
      ([word, other]) => englishStem(word) === englishStem(other),
    );
    expect(joined).toEqual([]);
  });

  it.each(wordPairs.accident)('%s is no title for %s', async (title, word) => {
    const find = await searchOf({
      title: [`# ${title}`, 'One.'],
      text: ['# CSV files', `Here ${word} is meant.`],
    });
    expect(await find(`${word} `)).toEqual(['/text']);
  });
});

it.each([
  'add adds adding added',
  'embed embeds embedding embedded',
  'alias aliases',
  'canvas canvases',
  'lens lenses',
  'matrix matrices',
  'egg eggs',
  'organize organise organization organisation',
])('forms of one word that Snowball separates: %s', forms => {
  expect(new Set(forms.split(' ').map(englishStem)).size).toBe(1);
});
