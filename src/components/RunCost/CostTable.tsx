import type {ReactNode} from 'react';
import FactTable from '../ScrollableTable/FactTable';
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
  const cost = (count: number): string => (figures ? formatRange(costOfRuns(figures, count)) : '…');
  return (
    <FactTable
      caption={
        <>
          <span>Cost per month, from short to long runs. </span>
          <span className={styles.basis}>{figures ? describeBasis(figures, prices) : ''}</span>
        </>
      }
      headings={['Frequency', 'Runs', 'One test', 'Your tests', 'Together']}
      rows={frequencies.map(({label, tests, runsOf}) => {
        const runs = figures && runsOf(figures);
        const count = figures?.[tests];
        return {
          key: label,
          heading: label,
          cells: [runs ?? '…', cost(runs ?? 0), count ?? '…', cost((count ?? 0) * (runs ?? 0))],
        };
      })}
    />
  );
}
