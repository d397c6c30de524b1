import type {Root} from 'mdast';

/**
 * Remark plugin that sets curly quotation marks and apostrophes in prose, so that authors can type straight ones. Its
 * 60 modules are loaded on use, because most builds find their pages in the bundler's cache.
 */
export function smartQuotes() {
  return async (tree: Root): Promise<void> => {
    const [{unified}, {default: smartypants}] = await Promise.all([
      import('unified'),
      import('remark-smartypants'),
    ]);
    const options = {backticks: false, dashes: false, ellipses: false};
    await unified().use(smartypants, options).run(tree);
  };
}
