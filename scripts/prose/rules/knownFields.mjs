// @ts-check
/** @import {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog' */
/** @import {DocFrontMatter} from '@docusaurus/plugin-content-docs' */
/** @import {PageFrontMatter} from '@docusaurus/plugin-content-pages' */

/**
 * All fields of front matter. The types of Docusaurus make TypeScript report one that is missing or unknown.
 * `search` is our own (WRITING.md#front-matter).
 *
 * @type {Record<'search' | keyof DocFrontMatter | keyof BlogPostFrontMatter | keyof PageFrontMatter, true>}
 */
export const knownFields = {
  author: true,
  author_image_url: true,
  author_title: true,
  author_url: true,
  authorImageURL: true,
  authors: true,
  authorTitle: true,
  authorURL: true,
  custom_edit_url: true,
  date: true,
  description: true,
  displayed_sidebar: true,
  draft: true,
  hide_table_of_contents: true,
  hide_title: true,
  id: true,
  image: true,
  keywords: true,
  last_update: true,
  pagination_label: true,
  pagination_next: true,
  pagination_prev: true,
  parse_number_prefixes: true,
  search: true,
  sidebar_class_name: true,
  sidebar_custom_props: true,
  sidebar_key: true,
  sidebar_label: true,
  sidebar_position: true,
  slug: true,
  tags: true,
  title: true,
  title_meta: true,
  toc_max_heading_level: true,
  toc_min_heading_level: true,
  unlisted: true,
  wrapperClassName: true,
};
