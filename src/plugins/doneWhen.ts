import type {Root} from 'hast';
import type {VFile} from 'vfile';

/** What the plugin adds to a doc's front matter. */
export type DoneWhenFrontMatter = {done_when?: string};

/**
 * Rehype plugin that puts the sentence of a guide's `<DoneWhen>` into its front matter too, where what
 * stands around the text finds it (`src/theme/DocItem/Paginator`).
 */
export function rehypeDoneWhen(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, {data}) => {
    const [{visit}, {toString}] = await Promise.all([
      import('unist-util-visit'),
      import('hast-util-to-string'),
    ]);
    visit(tree, element => {
      if ('name' in element && element.name === 'DoneWhen') {
        const frontMatter = data.frontMatter as DoneWhenFrontMatter;
        frontMatter.done_when = toString(element as unknown as Root).trim();
      }
    });
  };
}
