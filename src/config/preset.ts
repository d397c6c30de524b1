import type {Options} from '@docusaurus/preset-classic';
import {images} from '../features/images/remark';
import {createFeedItems} from '../features/markdown-copies/feedItems';
import {smartQuotes} from '../features/smart-quotes';
import {machineUrl} from '../utils/machineUrl';
import {site} from './site';

const editUrl = `${site.repository}/edit/${site.branch}/`;

type MdxPlugins = NonNullable<NonNullable<Exclude<Options['docs'], false>>['rehypePlugins']>;

/** Before the defaults, so that the contents list has the same text as the heading. */
const beforeDefaultRemarkPlugins: MdxPlugins = [smartQuotes];

const remarkPlugins: MdxPlugins = [images];

/**
 * Returns the options of the classic preset: docs, blog, pages, sitemap, styles.
 *
 * @param rehypePlugins run on the HTML of all Markdown, in this order
 */
export const preset = (rehypePlugins: MdxPlugins) =>
  ({
    docs: {
      path: 'docs',
      routeBasePath: 'docs',
      sidebarPath: './sidebars.ts',
      editUrl,
      showLastUpdateTime: true,
      beforeDefaultRemarkPlugins,
      remarkPlugins,
      rehypePlugins,
    },
    blog: {
      routeBasePath: site.blog.routeBasePath,
      blogTitle: site.blog.title,
      blogDescription: site.blog.description,
      blogSidebarTitle: site.blog.sidebarTitle,
      blogSidebarCount: 'ALL',
      editUrl,
      showReadingTime: true,
      showLastUpdateTime: true,
      feedOptions: {
        type: ['rss', 'atom', 'json'],
        title: `${site.title} blog`,
        copyright: site.copyright,
        createFeedItems,
      },
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
      beforeDefaultRemarkPlugins,
      remarkPlugins,
      rehypePlugins,
    },
    pages: {showLastUpdateTime: false, beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins},
    sitemap: {
      lastmod: 'date',
      changefreq: null,
      priority: null,
      createSitemapItems: async ({defaultCreateSitemapItems, ...parameters}) => {
        const items = await defaultCreateSitemapItems(parameters);
        return items.map(item => ({...item, url: machineUrl(item.url)}));
      },
      ignorePatterns: [`**/${site.searchPagePath}`],
    },
    theme: {
      customCss: [
        './src/css/layers.css',
        './src/css/tokens.css',
        './src/css/base.css',
        './src/css/parts.css',
        './src/css/layout.css',
        './src/css/content.css',
        './src/css/forced-colors.css',
        './src/css/print.css',
      ],
    },
  }) satisfies Options;
