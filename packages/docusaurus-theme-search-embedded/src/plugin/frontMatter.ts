import {Joi} from '@docusaurus/utils-validation';

/** Default ranks among equal matches. */
export const pageRanks = {doc: 10, page: 5, category: 3, post: 1} as const;

/** A page's file: its front matter, its path, and the tags that Docusaurus resolved. */
export type PageFile = {
  frontMatter: Record<string, unknown>;
  source: string;
  tags?: readonly {label: string}[];
};

/** A page's settings for search. */
export type PageSettings = {
  isExcluded: boolean;
  /** Overrides the default rank. Negative for a page that mentions everything, such as a changelog. */
  rank: number;
  /** Extra words that the page should be found by. */
  keywords: string[];
  /** Labels of the page's tags. */
  tags: string[];
  description?: string;
};

const schema = Joi.object<{exclude: boolean; rank?: number; keywords: string[]}>({
  exclude: Joi.boolean().default(false),
  rank: Joi.number().min(-100).max(100),
  keywords: Joi.array().items(Joi.string()).default([]),
});

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(item => typeof item === 'string');

/**
 * Reads `search: {exclude, rank, keywords}`, `description`, and `keywords` from the front matter.
 *
 * @throws Error naming the file and the unusable field.
 */
export function readFrontMatter(
  {frontMatter, source}: PageFile,
  kind: keyof typeof pageRanks,
): Omit<PageSettings, 'tags'> {
  const {error, value} = schema.required().validate(frontMatter.search ?? {}, {
    convert: false,
    errors: {label: 'path'},
  });
  if (error || frontMatter.search === null) {
    throw new Error(
      `${source}: "search" in the front matter may hold exclude (true or false), rank (-100 to 100) and keywords (a list), but is ${JSON.stringify(frontMatter.search)}${error ? ` (${error.message})` : ''}.`,
    );
  }
  return {
    isExcluded: value.exclude,
    rank: value.rank ?? pageRanks[kind],
    keywords: [...texts(frontMatter.keywords), ...value.keywords],
    description: texts(frontMatter.description)[0],
  };
}
