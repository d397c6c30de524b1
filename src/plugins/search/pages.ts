import type {AllContent} from '@docusaurus/types';
import {publishedPages} from '../pages';

/** Where a page of the docs or the blog stands, for its records. */
export type ContentPage = {lvl0: string; pageRank: number};

/** Ranks among equal matches: documentation before plain pages, samples last. */
export const pageRanks = {doc: 10, page: 5, category: 3, post: 1} as const;

/** `lvl0` of a page that belongs to neither the docs nor the blog. */
export const pagesLabel = 'Pages';

/**
 * The pages that docs and blog write themselves, by address: docs, category indexes, posts. What
 * these plugins add to them (lists by tag, author or year, numbered lists) only repeats them.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`.
 */
export function contentPages(allContent: AllContent): Map<string, ContentPage> {
  return new Map(
    publishedPages(allContent).map(({permalink, section, kind}) => [
      permalink,
      {lvl0: section, pageRank: pageRanks[kind]},
    ]),
  );
}
