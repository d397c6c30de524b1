import type {Options} from '@docusaurus/preset-classic';
import {remarkDocLinks} from '../plugins/docLinks';
import {site} from './site';

const editUrl = `${site.repository}/edit/${site.branch}/`;

type RehypePlugins = NonNullable<NonNullable<Exclude<Options['docs'], false>>['rehypePlugins']>;

/**
 * Options of the classic preset: docs, blog, pages, sitemap.
 *
 * @param rehypePlugins what runs on the HTML of all Markdown, in this order
 */
export const preset = (rehypePlugins: RehypePlugins) =>
  ({
    docs: {
      path: 'docs',
      routeBasePath: 'docs',
      sidebarPath: './sidebars.ts',
      editUrl,
      showLastUpdateTime: true,
      beforeDefaultRemarkPlugins: [remarkDocLinks],
      rehypePlugins,
    },
    blog: {
      blogTitle: 'Blog',
      blogDescription: 'Sample posts that show what this blog can do.',
      blogSidebarTitle: 'All posts',
      blogSidebarCount: 'ALL',
      editUrl,
      showReadingTime: true,
      showLastUpdateTime: true,
      feedOptions: {
        type: ['rss', 'atom', 'json'],
        title: `${site.title} blog`,
        copyright: site.copyright,
      },
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
      rehypePlugins,
    },
    pages: {showLastUpdateTime: false, rehypePlugins},
    sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['**/search']},
    theme: {
      customCss: [
        'layers',
        'tokens',
        'base',
        'parts',
        'layout',
        'content',
        'forced-colors',
        'print',
      ].map(name => `./src/css/${name}.css`),
    },
  }) satisfies Options;
