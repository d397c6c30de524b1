import {selectAll} from 'css-select';
import {find as findAll, removeElement} from 'domutils';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import {attribute, children, classes, find, isElement, type DomElement} from './dom';
import {textOf} from './text';

/** A built page, parsed once, with the metadata of its head. */
export type ParsedPage = {
  /** The page's `main`, or its body when it has none. */
  main: DomElement;
  hasMain: boolean;
  /** The first element with each id, which is the one that browsers scroll to. */
  byId: Map<string, DomElement>;
  /** The social title. It includes the site's name, as the document's title does. */
  title: string;
  /** Whether the page has its own `noindex`; a robots tag of the whole site does not count. */
  noIndex: boolean;
  /** The content plugin that created the page: `docs`, `blog`, `pages`. */
  plugin?: string;
  /** The id of the plugin's instance. */
  pluginId: string;
  language?: string;
  version?: string;
  docusaurusTag?: string;
};

function metaContents(head: DomElement): Map<string, string> {
  const metas = children(head)
    .filter(isElement)
    .filter(element => element.tagName === 'meta');
  return new Map(
    metas.map(meta => [
      attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
      attribute(meta, 'content') ?? '',
    ]),
  );
}

/** The robots tag that Docusaurus adds to all pages of a site with `noIndex`, unless a page has its own. */
const siteRobots = 'noindex, nofollow';

/** Returns whether a page has `noindex` in its own `<Head>`, whose tags Docusaurus marks with `data-rh`. */
function hasOwnNoIndex(head: DomElement, siteNoIndex: boolean): boolean {
  return children(head)
    .filter(isElement)
    .filter(element => attribute(element, 'name') === 'robots')
    .filter(element => attribute(element, 'data-rh') !== undefined)
    .map(element => (attribute(element, 'content') ?? '').toLowerCase())
    .filter(content => !(siteNoIndex && content === siteRobots))
    .flatMap(content => content.split(/[\s,]+/))
    .some(value => value === 'noindex' || value === 'none');
}

/** Returns whether Docusaurus marked the page as unlisted. */
function isUnlisted(body: DomElement): boolean {
  return find(body, element => classes(element).includes('theme-unlisted-banner')) !== undefined;
}

function elementsById(root: DomElement): Map<string, DomElement> {
  const byId = new Map<string, DomElement>();
  for (const element of findAll(isElement, [root], true, Infinity) as DomElement[]) {
    const id = attribute(element, 'id');
    if (id && !byId.has(id)) {
      byId.set(id, element);
    }
  }
  return byId;
}

/** Reads the classes that Docusaurus sets on `html`, such as `plugin-docs plugin-id-default`. */
function contentPlugin(html: DomElement): {plugin?: string; pluginId: string} {
  const [prefix, idPrefix] = ['plugin-', 'plugin-id-'];
  const names = classes(html);
  const plugin = names.find(name => name.startsWith(prefix) && !name.startsWith(idPrefix));
  const id = names.find(name => name.startsWith(idPrefix));
  return {
    plugin: plugin?.slice(prefix.length),
    pluginId: id?.slice(idPrefix.length) ?? 'default',
  };
}

/**
 * Parses a built page according to the HTML standard. Docusaurus's minifier omits optional end tags
 * (`<li><p>a<li><p>b`), and lenient parsers such as htmlparser2 nest the result wrongly.
 *
 * @param html the whole document.
 * @param siteNoIndex whether the site's configuration has `noIndex`.
 */
export function parsePage(html: string, siteNoIndex = false): ParsedPage {
  // Every parsed document has a root and a head. It has a body unless it is a frameset.
  const root = find(
    parse(html, {treeAdapter: adapter}),
    element => element.tagName === 'html',
  ) as DomElement;
  const head = find(root, element => element.tagName === 'head') as DomElement;
  const body = find(root, element => element.tagName === 'body') ?? root;
  const metas = metaContents(head);
  const title = find(head, element => element.tagName === 'title');
  const main = find(body, element => element.tagName === 'main');
  return {
    main: main ?? body,
    hasMain: main !== undefined,
    byId: elementsById(root),
    title: metas.get('og:title') ?? (title ? textOf(title) : ''),
    noIndex: hasOwnNoIndex(head, siteNoIndex) || (siteNoIndex && isUnlisted(body)),
    ...contentPlugin(root),
    language: metas.get('docsearch:language') ?? attribute(root, 'lang'),
    version: metas.get('docsearch:version'),
    docusaurusTag: metas.get('docsearch:docusaurus_tag'),
  };
}

/**
 * Removes the elements that match one of the selectors.
 *
 * @throws Error naming an invalid selector.
 */
export function removeIgnored({main}: ParsedPage, selectors: readonly string[]): void {
  for (const selector of selectors) {
    try {
      selectAll(selector, main).forEach(removeElement);
    } catch (cause) {
      throw new Error(`ignoreSelectors: "${selector}" is not a CSS selector.`, {cause});
    }
  }
}
