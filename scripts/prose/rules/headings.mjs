// @ts-check
import {nodesOf, proseRule} from '../page.mjs';

/** Rejects a second first-level heading. Docusaurus adds the title to docs and posts only. */
export const titleHeading = proseRule('title-heading', function* ({file, tree}) {
  const [first, ...others] = nodesOf(tree, 'heading');
  const showsTitle = !file.startsWith('src/pages/');
  if (first && first.depth > (showsTitle ? 2 : 1)) {
    yield {message: `The page begins with a heading of level ${first.depth}.`, at: first};
  }
  for (const heading of showsTitle && first ? [first, ...others] : others) {
    if (heading.depth === 1) {
      const message = 'The page has its first-level heading already; begin this one with "##".';
      yield {message, at: heading};
    }
  }
});
