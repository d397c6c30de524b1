/** A page that has moved. Both addresses are paths without the base URL. */
export type Redirect = {from: string; to: string};

/** `/docs/a/` and `/docs/a` are one page. */
export function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** The page of an address, without the section that it may name. */
export function pageOf(to: string): string {
  return withoutSlash(to.split('#')[0]!);
}

/** What both hosts and nginx take letter by letter: no patterns, parameters or markup. */
const plainPath = /^\/[\w\-./~%]*$/;

/** The pages that follow from one another, until one is no longer redirected or comes again. */
function trail(start: string, targets: ReadonlyMap<string, string>): string[] {
  const seen = [start];
  for (let next = targets.get(start); next !== undefined; next = targets.get(next)) {
    if (seen.includes(next)) {
      return [...seen, next];
    }
    seen.push(next);
  }
  return seen;
}

/**
 * Looks for redirects that would lead nowhere.
 *
 * @param pages paths of the site's pages, without the base URL
 * @returns a sentence for each problem, which says what to do; none for sound redirects
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): string[] {
  const targets = new Map(redirects.map(({from, to}) => [withoutSlash(from), pageOf(to)]));
  const existing = new Set([...pages].map(withoutSlash));
  const seen = new Set<string>();
  return redirects.flatMap(({from, to}): string[] => {
    const source = withoutSlash(from);
    const target = pageOf(to);
    const isRepeated = seen.has(source);
    seen.add(source);
    if (!plainPath.test(from) || !plainPath.test(target)) {
      return [`${from} → ${to}: write both as paths that begin with "/", without "?" and "*".`];
    }
    if (isRepeated) {
      return [`${from} is redirected twice; keep one of its lines.`];
    }
    if (existing.has(source)) {
      return [`${from} still is a page; remove the page or the redirect.`];
    }
    const path = trail(source, targets);
    const end = path.at(-1)!;
    if (path.indexOf(end) < path.length - 1) {
      return [`${path.join(' → ')} is a loop; let one of them lead to a page.`];
    }
    if (!existing.has(end)) {
      return [`${from} → ${to}: there is no page ${end}; correct the target.`];
    }
    return end === target
      ? []
      : [`${from} → ${to}: ${target} has moved as well; lead to ${end} at once.`];
  });
}

/**
 * Pages of the last deployment that are neither there any more nor redirected.
 *
 * @param deployed paths of its sitemap, without the base URL
 * @returns a line for each, with a page of the same name where there is one
 */
export function lostPages(
  deployed: readonly string[],
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
): string[] {
  const known = new Set([...pages, ...redirects.map(({from}) => from)].map(withoutSlash));
  const nameOf = (path: string) => path.split('/').at(-1);
  return deployed
    .map(withoutSlash)
    .filter(path => !known.has(path))
    .map(path => {
      const same = [...pages].map(withoutSlash).find(page => nameOf(page) === nameOf(path));
      return `{from: '${path}', to: '${same ?? '…'}'},`;
    });
}
