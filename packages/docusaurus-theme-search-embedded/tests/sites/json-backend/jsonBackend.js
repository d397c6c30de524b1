import siteConfig from '@generated/docusaurus.config';
import {markTags} from 'docusaurus-theme-search-embedded/client';

const file = `${siteConfig.baseUrl}pages.json`;
let loading;

async function read() {
  const response = await fetch(file);
  if (!response.ok) {
    throw Object.assign(new Error(`${file} failed.`), {status: response.status});
  }
  return response.json();
}

/** Loads the file on the first call, and again after a failed one. */
async function pages() {
  loading ??= read();
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Marks the words of a query in a text. */
function mark(text, words) {
  return text
    .split(/(\W+)/)
    .map(part => (words.includes(part.toLowerCase()) ? markTags.start + part + markTags.end : part))
    .join('');
}

/** Searches `static/pages.json`: a list of pages with url, category, title, and text. */
export default function createBackend() {
  return {
    async find({query, from, to}) {
      const words = query.toLowerCase().split(/\W+/).filter(Boolean);
      const found = (await pages()).filter(({title, text}) =>
        words.every(word => `${title} ${text}`.toLowerCase().includes(word)),
      );
      const hits = found.slice(from, to).map(({url, category, title, text}) => ({
        id: url,
        url: siteConfig.baseUrl + url,
        kind: 'page',
        category,
        headings: [mark(title, words)],
        excerpt: mark(text, words),
      }));
      return {hits, total: found.length};
    },
    excerptWords: {wide: 16, narrow: 6},
  };
}
