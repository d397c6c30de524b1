import {Joi} from '@docusaurus/utils-validation';

/** Ranks among equal matches: documentation before plain pages, samples last. */
export const pageRanks = {doc: 10, page: 5, category: 3, post: 1} as const;

/** What front matter may hold about a page, and the file that it stands in. */
export type PageFile = {frontMatter: Record<string, unknown>; source: string};

/** What a page asks of search. */
export type PageSettings = {
  /** It is not to be found. */
  isExcluded: boolean;
  /** Above 0 in place of its kind's; below 0 for a page that mentions everything, such as a change log. */
  rank: number;
  /** Words that find it although they do not stand in it. */
  keywords: string[];
  /** What the author says of it. */
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
 * Reads what front matter says to search: `search: {exclude, rank, keywords}`, beside the page's own
 * `description` and `keywords`.
 *
 * @throws Error naming the file and the field that cannot be used.
 */
export function readFrontMatter(
  {frontMatter, source}: PageFile,
  kind: keyof typeof pageRanks,
): PageSettings {
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
