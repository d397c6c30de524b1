import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {firstCommits} from './history';

let published: Map<string, string> | undefined;

/**
 * Reads a file's front matter, and gives a doc the date of its first commit as `published`, for its
 * structured data. Docusaurus itself knows only when a doc was last updated.
 */
export const parseFrontMatter: ParseFrontMatter = async params => {
  const parsed = await params.defaultParseFrontMatter(params);
  published ??= firstCommits('docs');
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  // A partial is no page, and may have no front matter.
  const isPartial = path.basename(file).startsWith('_');
  const date = isPartial ? undefined : published.get(file);
  return date ? {...parsed, frontMatter: {published: date, ...parsed.frontMatter}} : parsed;
};
