import type {Root} from 'hast';
import type {VFile} from 'vfile';

/**
 * Rehype plugin that copies the sentence of a guide's `<DoneWhen>` into its front matter, for the panel
 * at the page's end (`src/theme/DocItem/Layout`). Docusaurus exports the front matter object after
 * the plugins have run, so the added field reaches the page.
 */
export function rehypeDoneWhen(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, {data}) => {
    const [{visit}, {toString}] = await Promise.all([
      import('unist-util-visit'),
      import('mdast-util-to-string'),
    ]);
    visit(tree, element => {
      if ('name' in element && element.name === 'DoneWhen') {
        (data.frontMatter as {done_when?: string}).done_when = toString(element).trim();
      }
    });
  };
}
