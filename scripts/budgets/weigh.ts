import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';

/** Kinds of pages, by what Docusaurus says in the class of `html`. */
export const pageKinds = ['home', 'doc', 'category', 'post', 'blog', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

/** What a first visit to a page loads, in bytes, text compressed with gzip; its article's pictures aside. */
export type PageWeight = {
  /** Path of the HTML file in the build. */
  file: string;
  kind: PageKind;
  html: number;
  css: number;
  js: number;
  total: number;
  /** What the page loads, with the bytes of each. */
  files: {file: string; bytes: number}[];
};

/** What is in a build: its pages, its shared files by name, its pictures. */
export type Weights = {
  pages: PageWeight[];
  /** Bytes of files with a name of their own, `main.js` for `assets/js/main.2f678776.js`. */
  shared: Map<string, number>;
  images: {file: string; bytes: number}[];
};

const compressed = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/;
const named = /^([a-z]+(?:-[a-z]+)*)\.[0-9a-f]{8}(\.(?:js|css))$/;
const picture = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

/** Bytes of a file as a static host sends it: text compressed with gzip, level 9. */
export function sizeOf(file: string): number {
  const content = readFileSync(file);
  return compressed.test(file) ? gzipSync(content, {level: 9}).length : content.length;
}

function kindOf(file: string, classes: readonly string[]): PageKind {
  if (file === 'index.html') {
    return 'home';
  }
  if (classes.some(name => name.startsWith('docs-doc-id-'))) {
    return 'doc';
  }
  if (classes.includes('docs-wrapper')) {
    return 'category';
  }
  if (classes.includes('blog-post-page')) {
    return 'post';
  }
  return classes.includes('blog-wrapper') ? 'blog' : 'other';
}

/** Addresses that a page loads without being asked: styles, scripts, icons, pictures of the frame. */
function loadedBy(html: string): {classes: string[]; urls: string[]} {
  const $ = load(html);
  const later = $('#boot-scripts').text();
  const urls = [
    ...$('link[rel~="stylesheet"], link[rel~="icon"], link[rel~="preload"]')
      .map((_, link) => $(link).attr('href'))
      .get(),
    ...$('script[src]')
      .map((_, script) => $(script).attr('src'))
      .get(),
    ...(later ? (JSON.parse(later) as string[]) : []),
    ...$('img[src]')
      .filter((_, image) => $(image).closest('article').length === 0)
      .map((_, image) => $(image).attr('src'))
      .get(),
  ];
  const classes = ($('html').attr('class') ?? '').split(/\s+/);
  const own = urls.filter(url => url.startsWith('/') && !url.startsWith('//'));
  return {classes, urls: [...new Set(own)]};
}

/**
 * Weighs a build without a browser: each page's HTML lists all that a first visit loads.
 *
 * @param directory folder of the build
 * @param baseUrl the base path it was made for
 * @throws Error when the folder holds no page, or a page names a file that is not there
 */
export function weigh(directory: string, baseUrl = '/'): Weights {
  const weights: Weights = {pages: [], shared: new Map(), images: []};
  const sizes = new Map<string, number>();
  const bytesOf = (file: string): number => {
    const known = sizes.get(file) ?? sizeOf(path.join(directory, file));
    sizes.set(file, known);
    return known;
  };
  const files = existsSync(directory)
    ? readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .map(file => file.split(path.sep).join('/'))
        .sort()
    : [];
  for (const file of files) {
    const [, name, extension] = named.exec(path.posix.basename(file)) ?? [];
    if (name && extension) {
      weights.shared.set(name + extension, bytesOf(file));
    } else if (picture.test(file)) {
      weights.images.push({file, bytes: statSync(path.join(directory, file)).size});
    } else if (file.endsWith('.html')) {
      const {classes, urls} = loadedBy(readFileSync(path.join(directory, file), 'utf8'));
      const loaded = urls.map(url => {
        const name = decodeURI(url.replace(/[?#].*/, '')).slice(baseUrl.length);
        if (!existsSync(path.join(directory, name))) {
          throw new Error(`${file} loads ${url}, which is not in ${directory}. Build again.`);
        }
        return {file: name, bytes: bytesOf(name)};
      });
      const sum = (end: string): number =>
        loaded.filter(item => item.file.endsWith(end)).reduce((all, {bytes}) => all + bytes, 0);
      const html = bytesOf(file);
      weights.pages.push({
        file,
        kind: kindOf(file, classes),
        html,
        css: sum('.css'),
        js: sum('.js'),
        total: html + sum(''),
        files: [{file, bytes: html}, ...loaded],
      });
    }
  }
  if (weights.pages.length === 0) {
    throw new Error(`${directory} holds no pages. Run "npm run build" first.`);
  }
  return weights;
}
