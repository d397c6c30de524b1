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
  const date = published.get(file);
  return date ? {...parsed, frontMatter: {published: date, ...parsed.frontMatter}} : parsed;
};
