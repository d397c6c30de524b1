import type {PageKind, PageWeight, Weights} from './weigh';

/** Figures of a page that can have a ceiling. */
export const limited = ['html', 'css', 'js', 'total'] as const;

/** The limits of `budgets.json`, in bytes; text is compressed with gzip. */
export type Budgets = {
  comment: string;
  /** The most of one picture, as it is. */
  image: number;
  /** What each page may add to `main.js`, which knows all routes. */
  mainPerPage: number;
  /** Pages of the site for which the ceilings below were decided; each further one may add as much. */
  sitePages: number;
  /** The most of the files that pages share. */
  files: Record<string, number>;
  /** The most of a first visit to the middle one of the pages of a kind. */
  pages: Record<PageKind, Partial<Record<(typeof limited)[number], number>>>;
  /** The most of a first visit to any page; pictures of its article have a limit of their own. */
  anyPage: number;
};

/** The room that `--update` leaves for small changes of the code, between 3 and 5 %. */
const room = 1.04;

/** What a page adds to a shared file belongs to the content. */
function contentPart(name: string, {pages}: Weights, {mainPerPage}: Budgets): number {
  return name === 'main.js' ? pages.length * mainPerPage : 0;
}

/** The limit of a page's figure: a ceiling, and what pages that came since add to each other. */
function pageLimit(
  figure: (typeof limited)[number],
  ceiling: number,
  {pages}: Weights,
  {sitePages, mainPerPage}: Budgets,
): number {
  const growth = Math.max(0, pages.length - sitePages) * mainPerPage;
  return figure === 'js' || figure === 'total' ? ceiling + growth : ceiling;
}

/** The middle one of the pages of a kind by their weight: what it loads is code more than content. */
function middlePage({pages}: Weights, kind: string): PageWeight | undefined {
  const sorted = pages
    .filter(page => page.kind === kind)
    .sort((a, b) => a.total - b.total || a.file.localeCompare(b.file));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** What a page loads, the largest first. */
function largestFiles({files}: PageWeight): string {
  return [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
    .map(({file, bytes}) => `${file} ${bytes} B`)
    .join(', ');
}

/**
 * Compares a build with its budgets.
 *
 * @returns a sentence for each limit that is exceeded; none when all is within its budget
 */
export function compareWithBudgets(weights: Weights, budgets: Budgets): string[] {
  const problems: string[] = [];
  for (const [name, budget] of Object.entries(budgets.files)) {
    const bytes = weights.shared.get(name);
    const limit = budget + contentPart(name, weights, budgets);
    if (bytes === undefined) {
      problems.push(
        `budgets.json limits ${name}, and the build has no such file; rename it there.`,
      );
    } else if (bytes > limit) {
      problems.push(
        `${name} has ${bytes} B, ${bytes - limit} B over its budget of ${limit} B. Make it smaller, or run "npm run budgets -- --update" and say in the commit why readers gain by it.`,
      );
    }
  }
  for (const [kind, ceilings] of Object.entries(budgets.pages)) {
    const page = middlePage(weights, kind);
    for (const figure of limited) {
      const limit = pageLimit(figure, ceilings[figure] ?? Infinity, weights, budgets);
      if (page && page[figure] > limit) {
        problems.push(
          `${page.file}: ${figure} of a first visit is ${page[figure]} B, ${page[figure] - limit} B over the ceiling of ${limit} B for a page of kind "${kind}". Its largest files: ${largestFiles(page)}.`,
        );
      }
    }
  }
  const most = pageLimit('total', budgets.anyPage, weights, budgets);
  for (const page of weights.pages.filter(({total}) => total > most)) {
    problems.push(
      `${page.file}: a first visit is ${page.total} B, and no page may have more than ${most} B. Its largest files: ${largestFiles(page)}.`,
    );
  }
  for (const {file, bytes} of weights.images.filter(({bytes}) => bytes > budgets.image)) {
    problems.push(`${file} has ${bytes} B; a picture has at most ${budgets.image} B.`);
  }
  return problems;
}

/** Limits of the shared files for a build as it is, with room for small changes. */
export function updatedFiles(weights: Weights, budgets: Budgets): Budgets['files'] {
  return Object.fromEntries(
    Object.keys(budgets.files).map(name => {
      const bytes = weights.shared.get(name);
      if (bytes === undefined) {
        throw new Error(`The build has no file ${name}. Rename it in budgets.json first.`);
      }
      const code = bytes - contentPart(name, weights, budgets);
      return [name, Math.ceil((code * room) / 10) * 10];
    }),
  );
}

/** What weighs what, for people: the shared files, then the middle page of each kind. */
export function table(weights: Weights, budgets: Budgets): string[] {
  const files = [...weights.shared].map(([name, bytes]) => {
    const budget = budgets.files[name];
    const limit = budget === undefined ? '' : ` of ${budget + contentPart(name, weights, budgets)}`;
    return `${name.padEnd(20)} ${String(bytes).padStart(7)}${limit}`;
  });
  const pages = Object.entries(budgets.pages).flatMap(([kind, ceilings]) => {
    const page = middlePage(weights, kind);
    const figures = limited.map(name => {
      const ceiling = ceilings[name];
      const limit = ceiling && ` of ${pageLimit(name, ceiling, weights, budgets)}`;
      return `${name} ${page?.[name]}${limit ?? ''}`;
    });
    return page ? [`${kind.padEnd(10)} ${figures.join(', ')} (${page.file})`] : [];
  });
  const [heaviest] = [...weights.pages].sort((a, b) => b.total - a.total);
  return [
    ...files,
    ...pages,
    `heaviest   total ${heaviest?.total} of ${pageLimit('total', budgets.anyPage, weights, budgets)} (${heaviest?.file})`,
  ];
}
