import type {PageWeight} from './page-weight';

/** Figures that have a limit: bytes of text compressed with gzip, and the number of requests. */
export const limited = ['html', 'css', 'js', 'total', 'prefetched', 'requests'] as const;

/** The most that a first visit to a page of one kind may load. */
export type Budget = {kind: string; path: string} & Record<(typeof limited)[number], number>;

/**
 * Compares what a page loads with what it may load.
 *
 * @returns one sentence for each limit that is exceeded; none when the page is within its budget
 */
export function compareWithBudget(
  weight: Pick<PageWeight, (typeof limited)[number]>,
  budget: Budget,
): string[] {
  return limited
    .filter(name => weight[name] > budget[name])
    .map(name => {
      const unit = name === 'requests' ? '' : ' B';
      return `${name} grew to ${weight[name]}${unit}, ${weight[name] - budget[name]}${unit} over its budget of ${budget[name]}${unit}. Make it smaller, or raise it in budgets.json and say why.`;
    });
}
