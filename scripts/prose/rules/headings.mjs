// @ts-check
import {visit} from 'unist-util-visit';
import {pathOf, proseRule} from '../page.mjs';

/** Rejects a second first-level heading. Docusaurus adds the title to docs and posts only. */
export const titleHeading = proseRule('title-heading', (tree, file) => {
  let hasTitle = !pathOf(file).startsWith('src/pages/');
  let isFirst = true;
  visit(tree, 'heading', heading => {
    if (isFirst && heading.depth > (hasTitle ? 2 : 1)) {
      file.message(`The page begins with a heading of level ${heading.depth}.`, heading);
    }
    isFirst = false;
    if (heading.depth === 1) {
      if (hasTitle) {
        const message = 'The page has its first-level heading already; begin this one with "##".';
        file.message(message, heading);
      }
      hasTitle = true;
    }
  });
});
