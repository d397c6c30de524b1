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
  /** The first element of each id: the one that a browser scrolls to. */
  byId: Map<string, DomElement>;
  /** The social title, which carries the site's name like the document's title. */
  title: string;
  /** The page itself asks search engines not to list it; a robots tag of the whole site does not count. */
  noIndex: boolean;
  /** The content plugin that made the page, from Docusaurus's class on `html`: `docs`, `blog`, `pages`. */
  plugin?: string;
  /** Which of the plugin's instances made it. */
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

/** Reads the robots tag that a page renders with `<Head>`, which Docusaurus marks with `data-rh`. */
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

/** Docusaurus puts `plugin-docs plugin-id-default` on `html`. */
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
 * Parses a built page by the HTML standard. Docusaurus's minifier leaves end tags out where the
 * standard lets it (`<li><p>a<li><p>b`), which lenient parsers such as htmlparser2 nest wrongly.
 *
 * @param html the whole document.
 * @param siteNoIndex whether the site's configuration has `noIndex`.
 */
export function parsePage(html: string, siteNoIndex = false): ParsedPage {
  // The standard gives every document a root and a head, and a body unless it is a frameset.
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
 * Removes from a page what one of the selectors matches.
 *
 * @throws Error naming an invalid selector.
 */
export function removeIgnored({main}: ParsedPage, selectors: readonly string[]): void {
  for (const selector of selectors) {
    try {
      selectAll(selector, main).forEach(removeElement);
    } catch (cause) {
      throw new Error(`ignoreSelectors: "${selector}" is no CSS selector.`, {cause});
    }
  }
}
