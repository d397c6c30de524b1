import {site} from '../../config/site';

/** The page that a reader writes about. */
export type FeedbackPage = {title: string; url: string};

/** Writes parameters with `%20` for a space, which mail programs read as well as browsers do. */
function withParameters(address: string, parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${pairs.join('&')}`;
}

/** A mail to the site's contact that says which page it is about. */
export function mailAddress(subject: string, {url}: FeedbackPage): string {
  return withParameters(`mailto:${site.contactEmail}`, {subject, body: `${url}\r\n\r\n`});
}

/** The repository's form for a new issue, filled in with the page and the question to answer. */
export function issueAddress(title: string, question: string, {url}: FeedbackPage): string {
  return withParameters(`${site.repository}/issues/new`, {title, body: `${url}\n\n${question}\n`});
}
