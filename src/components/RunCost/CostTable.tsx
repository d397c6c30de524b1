import type {ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import {costOfRuns, formatAmount, formatPrice, type Figures} from './cost';
import styles from './styles.module.css';

const frequencies = [
  {label: 'Once a day', runsPerDay: 1},
  {label: 'Every four hours', runsPerDay: 6},
  {label: 'Every hour', runsPerDay: 24},
  {label: 'Every 15 minutes', runsPerDay: 96},
  {label: 'Every five minutes', runsPerDay: 288},
];

/** Says whether a row stays within the limit, or only its short runs do. */
function compare([low, high]: readonly [number, number], limit: number): string {
  if (high <= limit) {
    return 'Within';
  }
  return low <= limit ? 'Partly over' : 'Over';
}

function describeBasis(figures: Figures, prices: string): string {
  const {tests, lowCalls, highCalls, inputTokens, cachedShare, outputTokens} = figures;
  const tokens = (count: number): string => count.toLocaleString('en-US');
  const run = `${tests === 1 ? 'One test' : `${tests} tests`} with ${lowCalls} to ${highCalls} model calls, each with ${tokens(inputTokens)} input tokens (${cachedShare}% cached) and ${tokens(outputTokens)} output tokens`;
  const {inputPrice, cachedPrice, outputPrice} = figures;
  const perMillion = `${formatPrice(inputPrice)} for input, ${formatPrice(cachedPrice)} for cached input, ${formatPrice(outputPrice)} for output`;
  return `${run}, ${prices}: ${perMillion} per million tokens.`;
}

type Props = {
  /** Without valid figures, the cells have no amount. */
  figures?: Figures;
  days: number;
  /** The reader's limit in dollars a month. */
  limit?: number;
  /** Where the prices come from. */
  prices: string;
};

/** Lists what a test costs per month at common frequencies. */
export default function CostTable({figures, days, limit, prices}: Props): ReactNode {
  return (
    <ScrollableTable>
      <caption>
        <span>{`Cost per month for ${days} days, from short to long runs. `}</span>
        <span className={styles.basis}>{figures ? describeBasis(figures, prices) : ''}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Frequency</th>
          <th scope="col">Runs per day</th>
          <th scope="col">Low</th>
          <th scope="col">High</th>
          {limit !== undefined && <th scope="col">Limit</th>}
        </tr>
      </thead>
      <tbody>
        {frequencies.map(({label, runsPerDay}) => {
          const range = figures && costOfRuns(figures, runsPerDay * days);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{runsPerDay}</td>
              <td>{range ? formatAmount(range[0]) : '…'}</td>
              <td>{range ? formatAmount(range[1]) : '…'}</td>
              {limit !== undefined && (
                <td>
                  <span className={styles.limit}>{range ? compare(range, limit) : '…'}</span>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}
