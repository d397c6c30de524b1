import fc from 'fast-check';
import {text} from './hostile';

const json = fc.jsonValue({maxDepth: 3});

/** A value that is mostly right, and sometimes anything. */
const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({weight: 5, arbitrary: right}, {weight: 1, arbitrary: json});

const paths = fc.constantFrom(
  '/docs/release',
  '/docs/release#a',
  'https://docs.example.com/docs/release',
  'https://elsewhere.example/a',
  'mailto:docs@example.com',
  '//elsewhere.example',
  'docs/release',
  'javascript:1',
  '',
);

const hit = fc.record(
  {
    id: mostly(fc.oneof(fc.nat(3), fc.constantFrom('a', 'fold a', '', ' '))),
    url: mostly(paths),
    kind: mostly(fc.constantFrom('page', 'heading', 'text')),
    category: mostly(text),
    headings: mostly(fc.array(mostly(fc.option(text)), {maxLength: 3})),
    excerpt: mostly(text),
    hasText: mostly(fc.boolean()),
    score: mostly(fc.double()),
    queryID: mostly(text),
  },
  {requiredKeys: []},
);

const total = fc.oneof(
  fc.nat(50),
  fc.constantFrom(-1, 0.5, 1e300, '12', '', null, undefined, {value: 3}, [3], true),
);

/** An answer to a search as a backend might return it: nearly right, or any JSON value. */
export const oddAnswer: fc.Arbitrary<unknown> = fc.oneof(
  {weight: 1, arbitrary: json},
  {
    weight: 9,
    arbitrary: fc.record(
      {
        hits: mostly(fc.array(mostly(hit), {maxLength: 6})),
        total,
        isPartial: mostly(fc.boolean()),
        lacksFiles: mostly(fc.boolean()),
        partOfLine: mostly(text),
        areas: mostly(fc.dictionary(fc.constantFrom('docs', 'blog', '__proto__'), total)),
      },
      {requiredKeys: ['hits']},
    ),
  },
);
