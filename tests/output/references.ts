import {load, type CheerioAPI} from 'cheerio';
import {parseFeed} from 'feedsmith';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {loadPage} from '../browser/html';

/** A URL in an output of the build. */
export type Reference = {
  url: string;
  /** Whether it may be relative. What leaves the site, such as a feed, has no page to be relative to. */
  isRelative?: boolean;
};

const absolute = (url: string): Reference => ({url});
const relative = (url: string): Reference => ({url, isRelative: true});

/** Lists the values of an attribute of all elements that have it. */
function attributes($: CheerioAPI, name: string): string[] {
  return $(`[${name}]`)
    .get()
    .map(element => $(element).attr(name)!);
}

/** Properties of feeds whose value is a URL. */
const urlKeys = new Set([
  'link',
  'url',
  'href',
  'uri',
  'feed_url',
  'home_page_url',
  'icon',
  'logo',
]);

/**
 * Lists the URLs in data: the values of {@link urlKeys}, other texts that begin like a URL, and links in
 * HTML.
 */
function inData(value: unknown): Reference[] {
  if (typeof value === 'string') {
    const links = value.includes('<') ? inHtml(value).map(({url}) => absolute(url)) : [];
    return /^https?:/.test(value) ? [absolute(value)] : links;
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    urlKeys.has(key) && typeof item === 'string' ? [absolute(item)] : inData(item),
  );
}

/** Lists the URLs in a feed. The id of an entry is a name, even if it looks like a URL. */
function inFeed(text: string): Reference[] {
  const names = ['id', 'guid'];
  const json = JSON.stringify(parseFeed(text).feed, (key, value: unknown) =>
    names.includes(key) ? undefined : value,
  );
  return inData(JSON.parse(json));
}

function inHtml(html: string): Reference[] {
  const $ = loadPage(html);
  const names = ['href', 'src', 'poster', 'action', 'cite'];
  const data = $('script[type="application/ld+json"]')
    .get()
    .map(script => JSON.parse($(script).text()) as unknown);
  return [
    ...names.flatMap(name => attributes($, name)).map(relative),
    ...attributes($, 'srcset')
      .flatMap(set => set.split(','))
      .map(item => relative(item.trim().split(/\s/)[0]!)),
    ...$('meta[http-equiv=refresh]')
      .get()
      .map(meta => relative($(meta).attr('content')!.split('url=')[1]!)),
    // Cards and structured data, which other sites read.
    ...attributes($, 'content').flatMap(inData),
    ...inData(data),
  ];
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

function inMarkdown(text: string): Reference[] {
  const found: Reference[] = [];
  visit(markdown.parse(text), node => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      found.push(absolute(node.url));
    } else if (node.type === 'yaml') {
      found.push(absolute(/^url: (.+)$/m.exec(node.value)![1]!));
    }
  });
  return found;
}

function inXml(text: string): Reference[] {
  const $ = load(text, {xml: true});
  const root = $.root().children().get(0)!.name;
  switch (root) {
    case 'rss':
    case 'feed':
      return inFeed(text);
    case 'urlset':
      return $('loc')
        .get()
        .map(loc => absolute($(loc).text()));
    case 'OpenSearchDescription':
      return [
        ...attributes($, 'template').map(absolute),
        ...$('Image, moz\\:SearchForm')
          .get()
          .map(element => absolute($(element).text())),
      ];
    default:
      throw new Error(`There is no reader for XML with the root element ${root}.`);
  }
}

function inManifest(text: string): Reference[] {
  const {start_url, scope, icons} = JSON.parse(text) as {
    start_url: string;
    scope: string;
    icons: {src: string}[];
  };
  return [start_url, scope, ...icons.map(({src}) => src)].map(relative);
}

const none = (): Reference[] => [];

/** Readers by the end of the file's path; the first match counts. */
const readers: readonly [end: RegExp, read: (text: string) => Reference[]][] = [
  [/\.html$/, inHtml],
  [/\.svg$/, text => attributes(load(text, {xml: true}), 'href').map(relative)],
  [/(\.md|llms(-full)?\.txt)$/, inMarkdown],
  [
    /robots\.txt$/,
    text => [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => absolute(url!)),
  ],
  [/\.xml$/, inXml],
  [/feed\.json$/, inFeed],
  [/\.webmanifest$/, inManifest],
  // The bundler resolves the URLs in scripts and style sheets.
  [/^assets\/.*\.(js|css)$/, none],
  [/(\.png|\.ico|_headers|(^|\/)search-index\/.*\.json)$/, none],
];

/**
 * Lists the URLs in an output.
 *
 * @throws Error if there is no reader for the file, so that no new kind of output stays unread
 */
export function referencesIn(file: string, text: string): Reference[] {
  const [, read] = readers.find(([end]) => end.test(file)) ?? [];
  if (!read) {
    throw new Error(`There is no reader for ${file}; add one to tests/output/references.ts.`);
  }
  return read(text);
}
