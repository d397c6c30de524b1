// Protects that the marks of a hit are the only markup of its texts.
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import {describe, expect, test} from 'vitest';
import {markTags, plainText} from '../../src/client/hit';
import Highlight from '../../src/interface/list/Highlight';

const marked = (value: string) =>
  value.replaceAll('[', markTags.start).replaceAll(']', markTags.end);

describe('search results: only the marks of a hit are markup', () => {
  const markup = (value: string) => renderToStaticMarkup(createElement(Highlight, {value}));

  test.each([
    ['an [API] key', 'an <mark>API</mark> key'],
    ['a literal <mark>', 'a literal &lt;mark&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['[<svg onload=alert(1)>]', '<mark>&lt;svg onload=alert(1)&gt;</mark>'],
    ['[a', 'a'],
    ['a]b]', 'ab'],
    ['[a[b]c]', 'a<mark>b</mark>c'],
  ])('%s', (value, html) => {
    expect(markup(marked(value))).toBe(`<span>${html}</span>`);
  });

  test('there is no other element, for any value', () => {
    const {start, end, synonym} = markTags;
    const part = fc.constantFrom(
      start,
      end,
      synonym,
      '<mark>',
      '<b>',
      '<',
      '>',
      '&',
      '"',
      'a',
      '<script>',
    );
    fc.assert(
      fc.property(fc.array(part), parts => {
        const html = markup(parts.join(''));
        const content = html.replace(/^<span>(.*)<\/span>$/s, '$1');
        expect(content.replaceAll(/<mark( class="[\w-]+")?>|<\/mark>/g, '')).not.toMatch(/[<>]/);
        expect(plainText(parts.join(''))).not.toMatch(/[\ue000-\ue002]/);
      }),
    );
  });
});
