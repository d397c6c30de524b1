// Protects what authors write about images, and the first image of a page.
import {expect, test} from 'vitest';
import {images} from './remark';

test('descriptions and titles of images and links are as they are written', () => {
  const attributes = [
    {name: 'alt', value: 'Search &amp; filter &quot;x&quot; &lt;b&gt; &amp;amp; y'},
    {name: 'title', value: 'It&#39;s'},
    {name: 'src', value: 'a&amp;b'},
  ];
  const image = {type: 'mdxJsxTextElement', name: 'img', attributes};
  const link = {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: [{name: 'title', value: 'A &amp; B'}],
  };
  images()({type: 'root', children: [image, link]} as never);
  expect(link.attributes[0]!.value).toBe('A & B');
  expect(attributes.map(({value}) => value)).toEqual([
    'eager',
    'Search & filter "x" <b> &amp; y',
    "It's",
    'a&amp;b',
  ]);
});

test('the first image of a page is not lazy, unless its author says so', () => {
  const image = (...attributes: {name: string; value: string}[]) => ({
    type: 'mdxJsxFlowElement',
    name: 'img',
    attributes,
  });
  const children = [image({name: 'loading', value: 'lazy'}), image()];
  images()({type: 'root', children} as never);
  expect(children[0]!.attributes.map(({value}) => value)).toEqual(['eager', 'lazy']);
  expect(children[1]!.attributes).toEqual([]);
});
