import type {Options} from '@docusaurus/preset-classic';
import {rehypeHighlight} from '../plugins/highlight';
import {site} from './site';

/** Colours code at build time; runs after any other rehype plugin. */
const rehypePlugins = [rehypeHighlight];

const editUrl = `${site.repository}/edit/${site.branch}/`;

/** Options of the classic preset: docs, blog, pages, sitemap. */
export const preset = {
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    editUrl,
    showLastUpdateTime: true,
    rehypePlugins,
  },
  blog: {
    blogTitle: 'Blog',
    blogDescription: 'Sample posts that show what this blog can do.',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    editUrl,
    showReadingTime: true,
    feedOptions: {type: ['rss', 'atom'], title: `${site.title} blog`, copyright: site.copyright},
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    rehypePlugins,
  },
  pages: {showLastUpdateTime: false, rehypePlugins},
  sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['**/search']},
  theme: {
    customCss: ['layers', 'tokens', 'base', 'layout', 'content', 'forced-colors', 'print'].map(
      name => `./src/css/${name}.css`,
    ),
  },
} satisfies Options;
