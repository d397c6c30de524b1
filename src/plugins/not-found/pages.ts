import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {blogs, docsVersions, plainPages, sidebarItems} from '../content';

/** A page that can be suggested. */
export type SitePage = {
  /** Path below the base URL, without a slash in front. */
  path: string;
  title: string;
};

function* docsPages({docs, sidebars}: LoadedVersion): Generator<SitePage> {
  for (const {permalink, title, unlisted} of docs) {
    if (!unlisted) {
      yield {path: permalink, title};
    }
  }
  for (const sidebar of Object.values(sidebars)) {
    for (const [item] of sidebarItems(sidebar)) {
      if (item.type === 'category' && item.link?.type === 'generated-index') {
        yield {path: item.link.permalink, title: item.link.title ?? item.label};
      }
    }
  }
}

function* blogPages(content: BlogContent): Generator<SitePage> {
  // The list of tags lies below the blog's own page, whose address the plugin does not give.
  yield {path: content.blogTagsListPath.replace(/\/tags$/, ''), title: content.blogTitle};
  for (const {metadata} of content.blogPosts) {
    if (!metadata.unlisted) {
      yield {path: metadata.permalink, title: metadata.title};
    }
  }
  for (const {permalink, label} of Object.values(content.blogTags)) {
    yield {path: permalink, title: label};
  }
  for (const {name, page} of content.authorsMap ? Object.values(content.authorsMap) : []) {
    if (name && page) {
      yield {path: page.permalink, title: name};
    }
  }
}

function* mdxPages(allContent: AllContent): Generator<SitePage> {
  for (const page of plainPages(allContent)) {
    // A page written in TypeScript says its title only when it is rendered.
    if (page.type === 'mdx' && page.title && !page.unlisted) {
      yield {path: page.permalink, title: page.title};
    }
  }
}

/**
 * Lists the pages of docs, blog and pages with their titles.
 *
 * @param allContent what Docusaurus hands to `allContentLoaded`.
 * @param baseUrl the site's base path, with slashes around it.
 * @returns each page once, in the order of its plugin.
 */
export function sitePages(allContent: AllContent, baseUrl: string): SitePage[] {
  const pages = [
    ...docsVersions(allContent).flatMap(version => [...docsPages(version)]),
    ...blogs(allContent).flatMap(blog => [...blogPages(blog)]),
    ...mdxPages(allContent),
  ];
  const below = (path: string): string =>
    path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '');
  const byPath = new Map(pages.map(({path, title}) => [below(path), title]));
  return [...byPath].map(([path, title]) => ({path, title}));
}
