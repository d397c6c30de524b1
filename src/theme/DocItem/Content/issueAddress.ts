import {site} from '@site/src/config/site';

/**
 * The repository's form for a new issue about a page, filled in with its address and the question to
 * answer. Authors read it, so it is not translated.
 */
export function issueAddress(title: string, page: string): string {
  const question = 'What were you looking for, and what is missing or wrong?';
  const parameters = {title: `Feedback: ${title}`, body: `${page}\n\n${question}\n`};
  return `${site.repository}/issues/new?${new URLSearchParams(parameters)}`;
}
