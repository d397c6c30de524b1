import {providers} from '../../config/providers';
import {useAnnouncement} from '@site/src/components/Widget/useAnnouncement';
import {useKeptFields} from '@site/src/components/Widget/useKeptFields';
import {type FocusEvent, type ReactNode, useRef} from 'react';
import {Fields, Widget, WidgetForm} from '../Widget';
import Field from '../Widget/Field';
import CostTable from './CostTable';
import {costOfMonth, findStrongestChange, formatRange, toCents, type Figures} from './cost';
import {
  describePrices,
  fieldNames,
  findProblems,
  firstSource,
  firstTexts,
  inputs,
  numberOf,
  ownPrices,
  pricedIds,
  priceTexts,
  type FieldName,
  type PriceSource,
} from './fields';
import styles from './styles.module.css';

const runFields = [
  'weekdayTests',
  'nightTests',
  'hourTests',
  'deploymentTests',
  'deployments',
  'lowCalls',
  'highCalls',
  'inputTokens',
  'cachedShare',
  'outputTokens',
] as const;
const firstFields = {...firstTexts, source: firstSource as string};
const priceSources: readonly PriceSource[] = [...pricedIds, ownPrices];
const priceFields = ['inputPrice', 'cachedPrice', 'outputPrice'] as const;

/** Says whether both amounts, as they are shown, stay within the limit, or only that of short tests does. */
function compare(amounts: readonly [number, number], limit: number): string {
  const [low, high] = amounts.map(toCents) as [number, number];
  if (high <= limit) {
    return 'This is within your limit.';
  }
  return low <= limit
    ? 'Only your shortest test stays within your limit.'
    : 'This is over your limit.';
}

/** Moves a field out of the way of an on-screen keyboard, to below the result. */
function scrollAboveKeyboard({target}: FocusEvent): void {
  if (matchMedia('(pointer: coarse)').matches) {
    target.scrollIntoView({block: 'nearest'});
  }
}

/** Estimates what tests with different frequencies cost per month. Without scripts, it shows the example run. */
export default function RunCost(): ReactNode {
  const [{source: chosen, ...texts}, setFields, isChanged] = useKeptFields('run-cost', firstFields);
  // The prices of a visit before can be gone.
  const source = priceSources.find(id => id === chosen) ?? ownPrices;

  // The result doesn't need the limit.
  const problems = findProblems(texts);
  const wrong = fieldNames.filter(name => name !== 'limit' && problems[name]);
  const numbers = Object.fromEntries(fieldNames.map(name => [name, numberOf(name, texts[name])]));
  const figures = wrong.length > 0 ? undefined : (numbers as Figures);
  const limit = texts.limit.trim() && !problems.limit ? numbers.limit : undefined;
  const prices = describePrices(source);
  const cost = figures && costOfMonth(figures);
  const amount = cost && formatRange(cost);
  const verdict = cost && limit !== undefined ? `. ${compare(cost, limit)}` : '';
  const result = amount
    ? `${amount} a month, ${prices}${verdict}`
    : `There is no result yet. Correct ${wrong.map(name => `“${inputs[name].label}”`).join(' and ')}.`;
  const strongest = figures && findStrongestChange(figures);
  const input = JSON.stringify([texts, source]);
  const announcement = useAnnouncement(isChanged ? result : '', input);

  const pricesRef = useRef<HTMLDetailsElement>(null);
  /** Keeps a field with an error on the screen. */
  const showPriceProblem = (): void => {
    if (priceFields.some(name => problems[name])) {
      pricesRef.current!.open = true;
    }
  };

  const choose = (id: PriceSource): void => setFields({...texts, ...priceTexts(id), source: id});
  const field = (name: FieldName, sourceOfText: PriceSource = source): ReactNode => (
    <Field
      key={name}
      label={inputs[name].label}
      hint={inputs[name].hint}
      inputMode="decimal"
      value={texts[name]}
      error={problems[name]}
      onChange={text => setFields({...texts, [name]: text, source: sourceOfText})}
    />
  );

  return (
    <Widget className={styles.cost} onFocus={scrollAboveKeyboard}>
      <p className={styles.result}>
        <strong>{amount ?? ''}</strong>
        <span>{amount ? result.slice(amount.length) : result}</span>
      </p>
      <WidgetForm legend="Your tests" className="site-scripted">
        <Fields>
          <Field label="Prices of" value={source} onChange={value => choose(value as PriceSource)}>
            {pricedIds.map(id => (
              <option key={id} value={id}>
                {providers[id].name}
              </option>
            ))}
            <option value={ownPrices}>Your own prices</option>
          </Field>
          {runFields.map(name => field(name))}
          {field('limit')}
        </Fields>
        <details
          ref={pricesRef}
          className={styles.prices}
          open={source === ownPrices || undefined}
          onToggle={showPriceProblem}
        >
          <summary>Token prices</summary>
          <Fields>{priceFields.map(name => field(name, ownPrices))}</Fields>
        </details>
      </WidgetForm>
      <p className="site-hidden" role="status">
        {announcement}
      </p>
      <p className={styles.strongest}>
        {strongest &&
          `The estimate depends most on ${strongest.assumption}. ${strongest.ifWrong}, you pay ${formatRange(strongest.cost)} per month.`}
      </p>
      <CostTable figures={figures} prices={prices} />
    </Widget>
  );
}
