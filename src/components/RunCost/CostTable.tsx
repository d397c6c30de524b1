import type {ReactNode} from 'react';
import FactTable from '../../features/tables/FactTable';
import {costOfRuns, formatPrice, formatRange, frequencies, type Figures} from './cost';
import styles from './styles.module.css';

function describeBasis(figures: Figures, prices: string): string {
  const {lowCalls, highCalls, inputTokens, cachedShare, outputTokens} = figures;
  const tokens = (count: number): string => count.toLocaleString('en-US');
  const run = `The amounts are for runs with ${lowCalls} to ${highCalls} model calls, each with ${tokens(inputTokens)} input tokens (${cachedShare}% cached) and ${tokens(outputTokens)} output tokens`;
  const {inputPrice, cachedPrice, outputPrice} = figures;
  const perMillion = `${formatPrice(inputPrice)} for input, ${formatPrice(cachedPrice)} for cached input, ${formatPrice(outputPrice)} for output`;
  return `${run}, ${prices}. A million tokens cost ${perMillion}.`;
}

/** Returns the runs of a test, what they cost, the number of tests, and what all of them cost. */
function describeCost(
  figures: Figures,
  {tests, runsOf}: (typeof frequencies)[number],
): ReactNode[] {
  const runs = runsOf(figures);
  const cost = (count: number): string => formatRange(costOfRuns(figures, count));
  return [runs, cost(runs), figures[tests], cost(figures[tests] * runs)];
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
    <FactTable
      caption={
        <>
          <span>Cost per month, from your shortest to your longest test. </span>
          <span className={styles.basis}>{figures ? describeBasis(figures, prices) : ''}</span>
        </>
      }
      headings={[
        'Frequency',
        'Runs per month',
        'Cost of one test',
        'Number of tests',
        'Cost of all tests',
      ]}
      rows={frequencies.map(frequency => ({
        key: frequency.label,
        heading: frequency.label,
        cells: figures ? describeCost(figures, frequency) : ['…', '…', '…', '…'],
      }))}
    />
  );
}
