import fc from 'fast-check';

/** A fixed seed, so that a failure can be repeated. */
export const seed = 20250101;

const hitsPerAnswer = 5;

export const payload = fc.constantFrom(
  '<img src=x onerror="window.wasHacked=1">',
  '<svg onload="window.wasHacked=1">',
  '<script>window.wasHacked=1</script>',
  '</mark><iframe srcdoc="<script>parent.wasHacked=1</script>"></iframe>',
  '<mark onmouseover="window.wasHacked=1" style="position:fixed;inset:0">x</mark>',
  '<mark><a href="javascript:window.wasHacked=1">x</a></mark>',
  '"><details open ontoggle="window.wasHacked=1">',
  '<style>@import "https://elsewhere.example/x.css"</style>',
  '<base href="https://elsewhere.example/">',
  '{{constructor.constructor("window.wasHacked=1")()}}',
  '${window.wasHacked=1}',
  '__proto__',
  '\u202e\u0000\ud800',
  'x'.repeat(5000),
);

const url = fc.oneof(
  fc.constantFrom(
    'javascript:window.wasHacked=1',
    'JaVaScRiPt:window.wasHacked=1',
    ' javascript:window.wasHacked=1',
    'java\tscript:window.wasHacked=1',
    'data:text/html,<script>parent.wasHacked=1</script>',
    'vbscript:x',
    'blob:null/1',
    'file:///etc/passwd',
    '//elsewhere.example/a',
    '/\\elsewhere.example/a',
    'https://elsewhere.example/a',
    'https://docs.example.com@elsewhere.example/a',
    'https://docs.example.com//elsewhere.example/a',
    'mailto:docs@example.com',
    '/docs/release',
    'https://docs.example.com/docs/release#x" onclick="window.wasHacked=1',
  ),
  fc.webUrl(),
  fc.string({unit: 'binary'}),
);

export const text = fc.oneof(payload, fc.string({unit: 'grapheme'}), fc.string({unit: 'binary'}));
const odd = fc.oneof(text, fc.constantFrom(null, undefined, 0, NaN, true, [], {}, {value: {}}));
const level = fc.record({value: odd, matchLevel: odd});
const levels = fc.dictionary(fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'lvl6', '__proto__'), odd);
const matched = fc.record({
  content: level,
  hierarchy: fc.dictionary(fc.constantFrom('lvl0', 'lvl1', 'lvl2'), level),
});

const types = ['lvl0', 'lvl1', 'lvl2', 'lvl6', 'content'];
const hostileHit = fc.oneof(
  {weight: 8, arbitrary: wellFormed(fc.constantFrom(...types), text)},
  {weight: 2, arbitrary: wellFormed(odd as fc.Arbitrary<string>, odd)},
  {weight: 1, arbitrary: fc.anything()},
);

function wellFormed(type: fc.Arbitrary<string>, content: fc.Arbitrary<unknown>) {
  return fc.record({
    objectID: text,
    type,
    url,
    content,
    hierarchy: fc.oneof({weight: 5, arbitrary: fc.record({lvl0: text, lvl1: text})}, levels),
    _highlightResult: fc.oneof(matched, odd),
    _snippetResult: fc.oneof(matched, odd),
  });
}

/** An answer of the service to one query. */
export const hostileAnswer = fc.record({
  hits: fc.array(hostileHit, {minLength: hitsPerAnswer, maxLength: hitsPerAnswer}),
  nbHits: fc.oneof(fc.nat(), odd),
  nbPages: fc.oneof(fc.nat(3), odd),
  queryID: odd,
});
