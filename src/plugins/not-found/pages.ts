import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {blogs, plainPages} from '../content';
import {publishedPages} from '../pages';

/** A page that can be suggested. */
export type SitePage = {
  /** Path below the base URL, without a slash in front. */
  path: string;
  title: string;
};

/** What a blog shows besides its posts. */
function* blogPages({blogTagsListPath, blogTitle, blogTags, authorsMap}: BlogContent) {
  // The list of tags lies below the blog's own page, whose address the plugin does not give.
  yield {permalink: blogTagsListPath.replace(/\/tags$/, ''), title: blogTitle};
  for (const {permalink, label} of Object.values(blogTags)) {
    yield {permalink, title: label};
  }
  for (const {name, page} of Object.values(authorsMap ?? {})) {
    if (name && page) {
      yield {permalink: page.permalink, title: name};
    }
  }
}

/**
 * Lists the pages of docs, blog and pages with their titles.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`.
 * @param baseUrl the site's base path, with slashes around it.
 * @returns each page once, in reading order.
 */
export function sitePages(allContent: AllContent, baseUrl: string): SitePage[] {
  const pages = [
    ...publishedPages(allContent).filter(({unlisted}) => !unlisted),
    ...blogs(allContent).flatMap(blog => [...blogPages(blog)]),
    // A page written in TypeScript says its title only when it is rendered.
    ...plainPages(allContent).flatMap(page =>
      page.type === 'mdx' && !page.unlisted ? {permalink: page.permalink, title: page.title} : [],
    ),
  ];
  const below = (path: string): string =>
    path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '');
  const byPath = new Map(pages.map(({permalink, title}) => [below(permalink), title]));
  return [...byPath].flatMap(([path, title]) => (title ? {path, title} : []));
}
