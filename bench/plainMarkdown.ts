import type {Nodes, Root, RootContent} from 'mdast';

/**
 * Converts a page of this site to Markdown that a stock site can build. Removes imports, expressions, and
 * our components, but keeps the content of components. Both sites then have the same text, tables, and
 * code. Drawings and interactive parts count against this site alone.
 *
 * @param source an MDX file with front matter
 */
export async function plainMarkdown(source: string): Promise<string> {
  const {unified} = await import('unified');
  const {default: parse} = await import('remark-parse');
  const {default: frontmatter} = await import('remark-frontmatter');
  const {default: gfm} = await import('remark-gfm');
  const {default: directive} = await import('remark-directive');
  const {default: mdx} = await import('remark-mdx');
  const {default: stringify} = await import('remark-stringify');
  const processor = unified()
    .use(parse)
    .use(frontmatter)
    .use(gfm)
    .use(directive)
    .use(mdx)
    .use(stringify, {bullet: '-'});
  const tree = processor.parse(source) as Root;
  tree.children = plain(tree.children) as Root['children'];
  return processor.stringify(tree);
}

/** MDX nodes without a Markdown equivalent. */
const dropped = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

function plain(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap(node => {
    // The marker that ends a post's excerpt is an expression, too.
    if (node.type === 'mdxFlowExpression' && node.value.includes('truncate')) {
      return [node];
    }
    if (dropped.has(node.type)) {
      return [];
    }
    const withChildren = node as Nodes & {children?: RootContent[]};
    const children = withChildren.children && plain(withChildren.children);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      return children ?? [];
    }
    return [children ? ({...node, children} as RootContent) : node];
  });
}
