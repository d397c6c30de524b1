/** What is known of an external address: when it was last asked, and what it said. */
export type Known = {checked: string; status: number; pages: string[]};
export type Cache = Record<string, Known>;

/** An address that does not answer as it should, with the pages that link to it. */
export type Broken = {url: string; status: number; pages: string[]};

/** How long an answer holds, in days; a week's run asks each address at least once a month. */
const answerHolds = 20;
const day = 24 * 60 * 60 * 1000;

/**
 * Whether an address need not be asked again: it answered well, not long ago.
 *
 * @param now in milliseconds since 1970
 */
export function isFresh(known: Known | undefined, now: number): boolean {
  return known?.status === 200 && now - Date.parse(known.checked) < answerHolds * day;
}

/** The title by which the one issue is found again. */
export const issueTitle = 'External links that do not answer';

/** The issue's text; the same links give the same text, so that nobody is told twice. */
export function issueText(broken: readonly Broken[]): string {
  const rows = [...broken]
    .sort((a, b) => a.url.localeCompare(b.url))
    .map(({url, status, pages}) => {
      const answer = status === 0 ? 'no answer' : `status ${status}`;
      return `- [ ] <${url}> (${answer}), on ${[...pages]
        .sort()
        .map(page => `\`${page}\``)
        .join(', ')}`;
    });
  return [
    `${broken.length} ${broken.length === 1 ? 'address' : 'addresses'} did not answer in several tries. Correct the link, or add an address that refuses machines to \`scripts/watch/allowed.json\` and say why.`,
    '',
    ...rows,
    '',
    'This text is written by the workflow "Watch" and replaced by its next run.',
  ].join('\n');
}

type Issue = {number: number; title: string; body: string | null; pull_request?: unknown};
export type GitHub = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Writes the broken links into one issue: opens it, updates it, or closes it when all is well.
 *
 * @param github calls the API of the repository; `path` is below `/repos/OWNER/NAME`
 * @returns what was done, for the log
 */
export async function reportInIssue(broken: readonly Broken[], github: GitHub): Promise<string> {
  const issues = (await github(
    'GET',
    '/issues?state=open&per_page=100&creator=app/github-actions',
  )) as Issue[];
  const issue = issues.find(({title, pull_request: pull}) => title === issueTitle && !pull);
  if (broken.length === 0) {
    if (!issue) {
      return 'All external links answer.';
    }
    await github('PATCH', `/issues/${issue.number}`, {state: 'closed', state_reason: 'completed'});
    return `All external links answer; issue ${issue.number} is closed.`;
  }
  const body = issueText(broken);
  if (!issue) {
    const {number} = (await github('POST', '/issues', {title: issueTitle, body})) as Issue;
    return `Issue ${number} is opened.`;
  }
  if (issue.body === body) {
    return `Issue ${issue.number} says so already.`;
  }
  await github('PATCH', `/issues/${issue.number}`, {body});
  return `Issue ${issue.number} is updated.`;
}
