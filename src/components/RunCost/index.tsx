import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import {type ReactNode, useState} from 'react';
import ScrollableTable from '../ScrollableTable';
import {Fields, Widget, WidgetForm} from '../Widget';
import Field from '../Widget/Field';
import {costOfRuns, type Figures} from './cost';
import styles from './styles.module.css';

const frequencies = [
  {label: 'Once a day', runsPerDay: 1},
  {label: 'Every four hours', runsPerDay: 6},
  {label: 'Every hour', runsPerDay: 24},
  {label: 'Every 15 minutes', runsPerDay: 96},
  {label: 'Every five minutes', runsPerDay: 288},
];

type Input = {label: string; hint?: string; initial: string; min: number; max: number};

const steps = {min: 1, max: 200};
const tokens = {min: 0, max: 1_000_000};
const price = {min: 0, max: 1000};

/** The fields in reading order. The initial values are the example in the schedule guide. */
const inputs: Record<keyof Figures, Input> = {
  lowSteps: {label: 'Steps in a short run', initial: '12', ...steps},
  highSteps: {label: 'Steps in a long run', initial: '18', ...steps},
  inputTokens: {label: 'Input tokens per step', initial: '5000', ...tokens},
  cachedShare: {label: 'Cached input, in percent', initial: '60', min: 0, max: 100},
  outputTokens: {
    label: 'Output tokens per step',
    hint: 'Including reasoning tokens.',
    initial: '300',
    ...tokens,
  },
  inputPrice: {label: 'Price of input', hint: 'Per million tokens.', initial: '1.00', ...price},
  cachedPrice: {
    label: 'Price of cached input',
    hint: 'Per million tokens.',
    initial: '0.10',
    ...price,
  },
  outputPrice: {label: 'Price of output', hint: 'Per million tokens.', initial: '4.00', ...price},
};

const names = Object.keys(inputs) as (keyof Figures)[];
const initial = Object.fromEntries(names.map(name => [name, inputs[name].initial]));
const everyDay = 30;

const amount = (value: number): string =>
  value.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2});

/** Returns how to correct a typed value, or `undefined` if it is a number within the limits. */
function errorOf({min, max}: Input, text: string): string | undefined {
  const value = Number(text);
  const isValid = text.trim() !== '' && value >= min && value <= max;
  return isValid ? undefined : `Enter a number from ${min} to ${max.toLocaleString('en-US')}.`;
}

/** Estimates what a test costs per month at common frequencies. Without scripts, it shows an example. */
export default function RunCost(): ReactNode {
  const [texts, setTexts] = useState(initial);
  const [days, setDays] = useState(everyDay);
  const errors = names.map(name => errorOf(inputs[name], texts[name]!));
  const error = errors.find(Boolean);
  const figures = Object.fromEntries(names.map(name => [name, Number(texts[name])])) as Figures;
  const rows = frequencies.map(({label, runsPerDay}) => {
    const [low, high] = costOfRuns(figures, runsPerDay * days).map(amount);
    return {label, runsPerDay, low: error ? '…' : low!, high: error ? '…' : high!};
  });
  const [least, most] = [rows[0]!, rows.at(-1)!];
  const summary =
    error ??
    `Running once a day costs ${least.low} to ${least.high} per month. Running every five minutes costs ${most.low} to ${most.high}.`;
  const input = JSON.stringify([texts, days]);
  const isUntouched = input === JSON.stringify([initial, everyDay]);
  const announcement = useAnnouncement(isUntouched ? '' : summary, input);

  return (
    <Widget className={styles.cost}>
      <WidgetForm legend="Your test">
        <Fields>
          {names.map((name, index) => (
            <Field
              key={name}
              label={inputs[name].label}
              hint={inputs[name].hint}
              inputMode="decimal"
              value={texts[name]!}
              error={errors[index]}
              onChange={value => setTexts({...texts, [name]: value})}
            />
          ))}
          <Field
            label="Days it runs each month"
            value={days}
            onChange={value => setDays(Number(value))}
          >
            <option value={everyDay}>30, every day</option>
            <option value={22}>22, weekdays only</option>
          </Field>
        </Fields>
      </WidgetForm>
      <p className="site-hidden" role="status">
        {announcement}
      </p>
      <ScrollableTable>
        <caption>Cost per month for {days} days, from short to long runs</caption>
        <thead>
          <tr>
            <th scope="col">Frequency</th>
            <th scope="col">Runs per day</th>
            <th scope="col">Low</th>
            <th scope="col">High</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({label, runsPerDay, low, high}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{runsPerDay}</td>
              <td>{low}</td>
              <td>{high}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </Widget>
  );
}
