import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/engine/format/writeIndex';
import {engineOf} from '../src/engine/query/engine';
import {defaultRanking, type Ranking} from '../src/engine/query/ranking';
import {generatedRecords, queries} from './fixtures/engine/generated';

const built = buildIndex(generatedRecords(60));

/** A line for each query: how many sections it finds, and the first twenty. */
function order(ranking?: Partial<Ranking>): string {
  const engine = engineOf(built, {ranking});
  const lines = queries.map(query => {
    const {found, total} = engine.search(query, {limit: 20});
    const urls = found.map(({section}) =>
      built.urls[section]!.replace('https://docs.example/', ''),
    );
    return `${query}: ${total} ${urls.join(' ')}\n`;
  });
  return lines.join('');
}

describe('search ranking: constants', () => {
  it('give the order that is written down', async () => {
    await expect(order()).toMatchFileSnapshot('fixtures/engine/order.txt');
  });

  // So that the order written down notices a slip of any constant.
  it.each(
    Object.entries(defaultRanking).flatMap(([name, value]) => [
      [name, value / 2],
      [name, value * 2],
    ]),
  )('give another order with %s at %d', (name, value) => {
    expect(order({[name]: value})).not.toBe(order());
  });
});
