import {selectAll, selectOne} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {removeElement} from 'domutils';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import {makeReadable} from './readable.js';
import {textOf} from './text.js';

/** A built page, parsed once, with the metadata of its head. */
export type ParsedPage = {
  /** The page's `main`, or else the main part of the layout, or else the body. */
  main: Element;
  /** Whether it is not the body. */
  hasMain: boolean;
  /** The first element with each id, which is the one that browsers scroll to. */
  byId: Map<string, Element>;
  /** The social title. It includes the site's name, as the document's title does. */
  title: string;
  /** The content of the robots tags that it has, in lower case. */
  robots: readonly string[];
  /** Whether the page has its own `noindex`; that of the whole site or version does not count. */
  noIndex: boolean;
  /** The content plugin that created the page: `docs`, `blog`, `pages`. */
  plugin?: string;
  pluginId: string;
  language?: string;
  version?: string;
  docusaurusTag?: string;
};

/** Returns the robots tags of a page's `<Head>`, which Docusaurus marks with `data-rh`. */
function robotsOf(head: Element): string[] {
  return selectAll<AnyNode, Element>('[name=robots][data-rh]', head).map(({attribs}) =>
    (attribs.content ?? '').toLowerCase(),
  );
}

function forbidsIndex(robots: string): boolean {
  return robots.split(/[\s,]+/).some(value => value === 'noindex' || value === 'none');
}

/**
 * Parses a built page according to the HTML standard. Docusaurus's minifier omits optional end tags
 * (`<li><p>a<li><p>b`), and lenient parsers such as htmlparser2 nest the result wrongly.
 *
 * @param html the whole document.
 * @param siteRobots the robots tags of the site or the docs version, which say nothing about a page of it.
 */
export function parsePage(html: string, siteRobots: readonly string[] = []): ParsedPage {
  // React 18 can write NUL characters between its chunks. The standard replaces them with U+FFFD, in ids too.
  const document = parse(html.replaceAll('\0', ''), {treeAdapter: adapter});
  const all = (selector: string) => selectAll<AnyNode, Element>(selector, document);
  const one = (selector: string) => selectOne<AnyNode, Element>(selector, document);
  // Every parsed document has a root and a head. It has a body unless it is a frameset.
  const [root, head] = [one('html')!, one('head')!];
  const body = one('body') ?? root;
  // A React page may have no `main`. Its text is in the wrapper of Docusaurus' layout.
  const main = one('body main') ?? one('body .main-wrapper');
  const title = one('head title');
  const meta = (name: string) => one(`head meta[${name}]`)?.attribs.content;
  const names = root.attribs.class ?? '';
  const robots = robotsOf(head);
  const holders = all('[id]:not([id=""])').reverse();
  return {
    main: main ?? body,
    hasMain: main !== null,
    byId: new Map(holders.map(element => [element.attribs.id!, element])),
    title: meta('property="og:title"') ?? (title ? textOf(title) : ''),
    robots,
    noIndex: robots.some(each => forbidsIndex(each) && !siteRobots.includes(each)),
    // Docusaurus sets classes on `html`, such as `plugin-docs plugin-id-default`.
    plugin: /(?:^|\s)plugin-(?!id-)(\S+)/.exec(names)?.[1],
    pluginId: /(?:^|\s)plugin-id-(\S+)/.exec(names)?.[1] ?? 'default',
    language: meta('name="docsearch:language"') ?? root.attribs.lang,
    version: meta('name="docsearch:version"'),
    docusaurusTag: meta('name="docsearch:docusaurus_tag"'),
  };
}

/** @throws Error naming an invalid selector. */
export function removeIgnored({main}: ParsedPage, selectors: readonly string[]): void {
  for (const selector of selectors) {
    try {
      selectAll(selector, main).forEach(removeElement);
    } catch (cause) {
      throw new Error(`ignoreSelectors: "${selector}" is not a CSS selector.`, {cause});
    }
  }
}

/**
 * Returns whether the theme adds text of its own to a page: dates, authors, and badges of docs and posts.
 * All text of other pages is their author's.
 */
export function isThemed({plugin}: ParsedPage): boolean {
  return plugin === 'docs' || plugin === 'blog';
}

/** Matches elements without searchable text. Class names are those of Docusaurus (`ThemeClassNames`) and of MDX. */
const unsearchable = [
  // Controls and media.
  'audio, button, canvas, datalist, dialog, form, iframe, input, nav, noscript, object, output, script, select, style, svg, template, textarea, title, video',
  // The annotations of a word (ruby) are not part of it.
  'rt, rp',
  // Navigation.
  '.hash-link, .table-of-contents, .theme-doc-toc-mobile, .theme-doc-toc-desktop, .pagination-nav, .theme-back-to-top-button',
  // The theme's notes about a page.
  '.theme-doc-version-badge, .theme-doc-version-banner, .theme-unlisted-banner, .theme-draft-banner, .theme-edit-this-page, .theme-last-updated',
  '[role=navigation], [role=tablist], [role=search], [role=dialog], [role=alertdialog]',
  '[data-footnote-ref], [data-footnote-backref], [aria-hidden=true]',
  // An inactive tab panel is hidden, but its text is still part of the page. So is what browsers find.
  ':is([hidden]:not([hidden=until-found i]), :undisplayed):not([role=tabpanel])',
].join();

const undisplayed = ({attribs}: Element) =>
  /(?:^|;)\s*display\s*:\s*none\s*(?:!\s*important\s*)?(?:;|$)/i.test(attribs.style ?? '');

/** Matches the footers that the theme adds: all of a doc or post outside of its text, and that of the site. */
const themeFooters = (page: ParsedPage) =>
  isThemed(page) ? 'footer:not(.markdown footer)' : 'footer:not(main footer)';

export function removeUnsearchable(page: ParsedPage): void {
  const {main} = page;
  makeReadable(main);
  const selector = `${unsearchable}, ${themeFooters(page)}`;
  selectAll(selector, main, {pseudos: {undisplayed}}).forEach(removeElement);
}
