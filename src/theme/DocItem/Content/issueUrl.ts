import {site} from '@site/src/config/site';

/**
 * Returns the URL of a new issue about a page, filled in with the page's URL and a question. Authors read
 * it, so it is not translated.
 */
export function issueUrl(title: string, page: string): string {
  const question = 'What were you looking for, and what is missing or wrong?';
  const parameters = {title: `Feedback: ${title}`, body: `${page}\n\n${question}\n`};
  return `${site.repository}/issues/new?${new URLSearchParams(parameters)}`;
}
