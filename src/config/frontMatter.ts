import type {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';

/** The fields of our own; WRITING.md#front-matter explains them. */
type OwnField = 'search' | 'symptoms';

type Field = OwnField | keyof DocFrontMatter | keyof BlogPostFrontMatter | keyof PageFrontMatter;

/** All fields. The types of Docusaurus make TypeScript report one that is missing or unknown. */
const fields: Record<Field, true> = {
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
  symptoms: true,
  tags: true,
  title: true,
  title_meta: true,
  toc_max_heading_level: true,
  toc_min_heading_level: true,
  unlisted: true,
  wrapperClassName: true,
};

/** Returns how many letters to insert, delete, or replace to get from one word to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      next.push(Math.min(row[at]! + Number(letter !== wanted), row[at + 1]! + 1, next[at]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/**
 * Docusaurus ignores a field that it does not know, for example one with a typing mistake.
 *
 * @throws Error with the file, the field, and the nearest known one
 */
export function checkFields(file: string, frontMatter: object): void {
  const unknown = Object.keys(frontMatter).find(name => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    const [nearest] = Object.keys(fields).sort(
      (a, b) => distance(unknown, a) - distance(unknown, b),
    );
    throw new Error(
      `${file}: the front matter has an unknown field "${unknown}". The nearest known one is "${nearest}". WRITING.md#front-matter lists those of this site and links to those of Docusaurus. The order of pages is in sidebars.ts.`,
    );
  }
}
