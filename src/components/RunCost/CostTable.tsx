import type {ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import {costOfRuns, formatPrice, formatRange, frequencies, type Figures} from './cost';
import styles from './styles.module.css';

function describeBasis(figures: Figures, prices: string): string {
  const {lowCalls, highCalls, inputTokens, cachedShare, outputTokens} = figures;
  const tokens = (count: number): string => count.toLocaleString('en-US');
  const run = `Runs with ${lowCalls} to ${highCalls} model calls, each with ${tokens(inputTokens)} input tokens (${cachedShare}% cached) and ${tokens(outputTokens)} output tokens`;
  const {inputPrice, cachedPrice, outputPrice} = figures;
  const perMillion = `${formatPrice(inputPrice)} for input, ${formatPrice(cachedPrice)} for cached input, ${formatPrice(outputPrice)} for output`;
  return `${run}, ${prices}: ${perMillion} per million tokens.`;
}

type Props = {
  /** Without valid figures, the cells have no amount. */
  figures?: Figures;
  /** Where the prices come from. */
  prices: string;
};

/** Lists what one test and all tests cost per month at each frequency. */
export default function CostTable({figures, prices}: Props): ReactNode {
  return (
    <ScrollableTable>
      <caption>
        <span>Cost per month, from short to long runs. </span>
        <span className={styles.basis}>{figures ? describeBasis(figures, prices) : ''}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Frequency</th>
          <th scope="col">Runs</th>
          <th scope="col">One test</th>
          <th scope="col">Your tests</th>
          <th scope="col">Together</th>
        </tr>
      </thead>
      <tbody>
        {frequencies.map(({label, tests, runsOf}) => {
          const runs = figures && runsOf(figures);
          const cost = (count: number): string =>
            figures ? formatRange(costOfRuns(figures, count * runsOf(figures))) : '…';
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{runs ?? '…'}</td>
              <td>{cost(1)}</td>
              <td>{figures?.[tests] ?? '…'}</td>
              <td>{cost(figures?.[tests] ?? 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}
