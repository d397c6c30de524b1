import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

type Node = {type: string; name?: string; attributes?: {name?: string; value?: unknown}[]};

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
 * Shows the description and title of an image, and the title of a link to a file, as they are written. Docusaurus
 * escapes them before React does, so that `&` becomes `&amp;amp;`. Not reported yet. Runs after Docusaurus has
 * turned these images and links into elements.
 */
export function imageTexts() {
  return (tree: Root): void =>
    visit(tree as never, (node: Node) => {
      if (/^mdxJsx/.test(node.type) && /^(?:img|a)$/.test(node.name ?? '')) {
        for (const attribute of node.attributes ?? []) {
          if (/^(?:alt|title)$/.test(attribute.name ?? '') && typeof attribute.value === 'string') {
            attribute.value = unescape(attribute.value);
          }
        }
      }
    });
}
