import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

type Attribute = {type: string; name?: string; value?: unknown};
type Node = {type: string; name?: string; attributes: Attribute[]};

/** Undoes one level of escaping. The ampersand comes last, so that an escaped entity stays one. */
function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/**
 * Completes the images that Docusaurus has turned into elements:
 * - The description and title of an image, and the title of a link to a file, are shown as they are written.
 *   Docusaurus escapes them before React does, so that `&` becomes `&amp;amp;`. Not reported yet.
 * - The first image of a page loads with the page, because it may be on the first screen. Docusaurus makes all
 *   lazy, and a phone shows a lazy one a second later.
 */
export function images() {
  return (tree: Root): void => {
    let isFirst = true;
    visit(tree as never, ({type, name = '', attributes}: Node) => {
      if (!/^mdxJsx/.test(type) || !/^(?:img|a)$/.test(name)) {
        return;
      }
      for (const attribute of attributes) {
        if (/^(?:alt|title)$/.test(attribute.name ?? '') && typeof attribute.value === 'string') {
          attribute.value = unescape(attribute.value);
        }
      }
      if (name === 'img' && isFirst) {
        isFirst = false;
        // An author's own attribute comes later and overrides it.
        attributes.unshift({type: 'mdxJsxAttribute', name: 'loading', value: 'eager'});
      }
    });
  };
}
