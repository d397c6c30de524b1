// @ts-check
import {visit} from 'unist-util-visit';
import {pathOf, proseRule} from '../page.mjs';

/** The mark as Docusaurus looks for it, and as MDX reads it. */
const mark = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;
const markComment = /^\/\*\s*truncate\s*\*\/$/;

/**
 * Finds what works in a post, but not in lists of posts, which show what is above the truncation mark: next to other
 * posts, and without what is below.
 */
export const excerpts = proseRule('excerpts', (tree, file) => {
  if (!pathOf(file).startsWith('blog/')) {
    return;
  }
  visit(tree, 'code', node => {
    if (mark.test(node.value)) {
      file.message('The excerpt of the post would end in this code. Change the mark in it.', node);
    }
  });
  const end = tree.children.findIndex(
    node => node.type === 'mdxFlowExpression' && markComment.test(node.value.trim()),
  );
  const above = tree.children.slice(0, Math.max(end, 0));
  const defined = new Set(
    above.flatMap(node => (node.type === 'definition' ? [node.identifier] : [])),
  );
  /** @type {import('../page.mjs').Root} */
  const excerpt = {type: 'root', children: above};
  visit(excerpt, node => {
    if (node.type === 'footnoteReference') {
      file.message(
        'Lists of posts have no footnotes. Move this one below the truncation mark.',
        node,
      );
    } else if (node.type === 'link' && node.url.startsWith('#')) {
      file.message(
        `Lists of posts have no "${node.url}". Write the path of the post before it, or move the link below the truncation mark.`,
        node,
      );
    } else if (node.type === 'linkReference' && !defined.has(node.identifier)) {
      file.message(
        `Lists of posts don't have the definition of "${node.label}". Move it above the truncation mark.`,
        node,
      );
    }
  });
});
