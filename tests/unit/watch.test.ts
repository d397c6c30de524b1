import {describe, expect, test} from 'vitest';
import {isFresh, issueText, issueTitle, reportInIssue} from '../../scripts/watch/links';
import {commitOf, stalenessOf} from '../../scripts/watch/production';
import {commitTags} from '../../src/config/commit';

const broken = [
  {url: 'https://b.example/', status: 404, pages: ['b.html', 'a.html']},
  {url: 'https://a.example/', status: 0, pages: ['a.html']},
];

describe('external links: one issue', () => {
  /** A repository with these open issues; notes what is called. */
  function repository(issues: object[]) {
    const calls: [string, string, object?][] = [];
    const github = (method: string, pathname: string, body?: object) => {
      calls.push([method, pathname.replace(/\?.*/, ''), body]);
      return Promise.resolve(method === 'GET' ? issues : {number: 7});
    };
    return {calls, github};
  }

  test('the text lists address, answer and pages in a fixed order', () => {
    const text = issueText(broken);
    expect(text).toMatch(/^2 addresses/);
    expect(text.split('\n').filter(line => line.startsWith('- '))).toEqual([
      '- [ ] <https://a.example/> (no answer), on `a.html`',
      '- [ ] <https://b.example/> (status 404), on `a.html`, `b.html`',
    ]);
    expect(issueText([...broken].reverse())).toBe(text);
  });

  test('it is opened once', async () => {
    const {calls, github} = repository([{number: 1, title: 'Another', body: ''}]);
    await reportInIssue(broken, github);
    expect(calls.slice(1)).toEqual([
      ['POST', '/issues', {title: issueTitle, body: issueText(broken)}],
    ]);
  });

  test('it is updated, and left alone when nothing is new', async () => {
    const {calls, github} = repository([{number: 7, title: issueTitle, body: 'old'}]);
    await reportInIssue(broken, github);
    expect(calls.slice(1)).toEqual([['PATCH', '/issues/7', {body: issueText(broken)}]]);
    const same = repository([{number: 7, title: issueTitle, body: issueText(broken)}]);
    await reportInIssue(broken, same.github);
    expect(same.calls).toHaveLength(1);
  });

  test('it is closed when all links answer, and not opened for nothing', async () => {
    const {calls, github} = repository([{number: 7, title: issueTitle, body: 'old'}]);
    await reportInIssue([], github);
    expect(calls[1]).toEqual(['PATCH', '/issues/7', expect.objectContaining({state: 'closed'})]);
    const none = repository([]);
    expect(await reportInIssue([], none.github)).toBe('All external links answer.');
    expect(none.calls).toHaveLength(1);
  });

  test('a good answer holds for weeks, a bad one is asked again', () => {
    const now = Date.parse('2026-03-30T00:00:00Z');
    const known = {checked: '2026-03-20T00:00:00Z', status: 200, pages: []};
    expect(isFresh(known, now)).toBe(true);
    expect(isFresh({...known, checked: '2026-03-01T00:00:00Z'}, now)).toBe(false);
    expect(isFresh({...known, status: 404}, now)).toBe(false);
    expect(isFresh(undefined, now)).toBe(false);
  });
});

describe('production: whether it is behind', () => {
  const published = 'a'.repeat(40);
  const now = Date.parse('2026-03-30T12:00:00Z');
  const hours = (count: number) => now - count * 60 * 60 * 1000;

  test('the commit of a page is read, quoted or minified', () => {
    expect(commitOf(`<meta name="site-commit" content="${published}">`)).toBe(published);
    expect(commitOf(`<meta name=site-commit content=${published}>`)).toBe(published);
    expect(commitOf('<meta name=site-commit content=unknown>')).toBeUndefined();
  });

  test.each([
    [{published, behind: 0, since: undefined}, undefined],
    [{published, behind: 2, since: hours(1)}, undefined],
    [{published, behind: 2, since: hours(5)}, /2 commits behind, the oldest for 5 hours/],
    [{published, behind: 1, since: hours(72)}, /1 commit behind, the oldest for 3 days/],
    [{published, behind: undefined, since: undefined}, /does not have/],
    [{published: undefined, behind: undefined, since: undefined}, /names no commit/],
  ])('%j', (publication, says) => {
    const problem = stalenessOf(publication, now);
    if (says) {
      expect(problem).toMatch(says);
    } else {
      expect(problem).toBeUndefined();
    }
  });

  test('pages name the commit that GitHub builds', () => {
    const [tag] = commitTags({GITHUB_SHA: published});
    expect(tag).toEqual({tagName: 'meta', attributes: {name: 'site-commit', content: published}});
  });
});
