import type {AllContent} from '@docusaurus/types';
import {blogs, docsVersions, plainPages} from '../../../../src/plugins/content';
import {publishedPages} from '../../../../src/plugins/pages';
import {pageRanks, rankOf} from './rank';

/** Where a page stands, for its records. */
export type ContentPage = {
  lvl0: string;
  pageRank: number;
  /** What the sidebar calls a doc whose title is another. */
  label?: string;
};

/** `lvl0` of a page that belongs to neither the docs nor the blog. */
export const pagesLabel = 'Pages';

/**
 * The pages that authors write, by address: docs, category indexes, posts, plain pages. What the
 * plugins of docs and blog add to them (lists by tag, author or year) only repeats them.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`.
 * @throws Error naming the file whose front matter holds no usable `search`.
 */
export function contentPages(allContent: AllContent): Map<string, ContentPage> {
  const pages = new Map<string, ContentPage>(
    publishedPages(allContent).map(({permalink, section, kind}) => [
      permalink,
      {lvl0: section, pageRank: pageRanks[kind]},
    ]),
  );
  const setRank = (permalink: string, pageRank: number, label?: unknown): void => {
    const lvl0 = pages.get(permalink)?.lvl0 ?? pagesLabel;
    pages.set(permalink, {lvl0, pageRank, ...(typeof label === 'string' && {label})});
  };
  for (const doc of docsVersions(allContent).flatMap(({docs}) => docs)) {
    setRank(doc.permalink, rankOf(doc, 'doc'), doc.frontMatter.sidebar_label);
  }
  for (const {metadata} of blogs(allContent).flatMap(({blogPosts}) => blogPosts)) {
    setRank(metadata.permalink, rankOf(metadata, 'post'));
  }
  for (const page of plainPages(allContent)) {
    if (page.type === 'mdx') setRank(page.permalink, rankOf(page, 'page'));
  }
  return pages;
}
