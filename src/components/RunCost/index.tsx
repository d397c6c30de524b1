import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import {type ReactNode, useState} from 'react';
import ScrollableTable from '../ScrollableTable';
import {Fields, Widget, WidgetForm} from '../Widget';
import Field from '../Widget/Field';
import styles from './styles.module.css';

const frequencies = [
  {label: 'Once a day', runsPerDay: 1},
  {label: 'Every four hours', runsPerDay: 6},
  {label: 'Every hour', runsPerDay: 24},
  {label: 'Every 15 minutes', runsPerDay: 96},
  {label: 'Every five minutes', runsPerDay: 288},
];

const daysPerMonth = 30;
const exampleSteps = 12;
const maxSteps = 200;

const number = (value: number) => value.toLocaleString('en-US');

/** Reads the number of steps as typed; `undefined` when it is no whole number within the limits. */
function readSteps(text: string): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= maxSteps ? value : undefined;
}

/** What the fields hold at first, about which there is nothing to announce. */
const initial = `${exampleSteps} ${daysPerMonth}`;

/** The two ends of the table in one sentence. */
function summaryOf(steps: number, days: number): string {
  const [least, ...others] = frequencies.map(
    ({label, runsPerDay}) =>
      `${number(runsPerDay * steps * days)} steps per month, ${label.toLowerCase()}`,
  );
  return `From ${least}, to ${others.at(-1)}.`;
}

/** Multiplies runs by steps for common frequencies; a table for twelve steps without script. */
export default function RunCost(): ReactNode {
  const [text, setText] = useState(String(exampleSteps));
  const [days, setDays] = useState(daysPerMonth);
  const steps = readSteps(text);
  const input = `${text} ${days}`;
  const error = steps ? undefined : `Enter a whole number from 1 to ${maxSteps}.`;
  const summary = steps ? summaryOf(steps, days) : error!;
  const announcement = useAnnouncement(input === initial ? '' : summary, input);

  return (
    <Widget className={styles.cost}>
      <WidgetForm legend="Your test">
        <Fields>
          <Field
            label="Steps per run"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxSteps}
            value={text}
            error={error}
            onChange={setText}
          />
          <Field
            label="Days it runs each month"
            value={days}
            onChange={value => setDays(Number(value))}
          >
            <option value={daysPerMonth}>30, every day</option>
            <option value={22}>22, weekdays only</option>
          </Field>
        </Fields>
      </WidgetForm>
      <p className="site-hidden" role="status">
        {announcement}
      </p>
      <ScrollableTable>
        <caption>
          Steps per month, at {steps ?? '…'} steps per run on {days} days
        </caption>
        <thead>
          <tr>
            <th scope="col">Frequency</th>
            <th scope="col">Runs per day</th>
            <th scope="col">Steps per day</th>
            <th scope="col">Steps per month</th>
          </tr>
        </thead>
        <tbody>
          {frequencies.map(({label, runsPerDay}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{number(runsPerDay)}</td>
              <td>{steps ? number(runsPerDay * steps) : '…'}</td>
              <td>{steps ? number(runsPerDay * steps * days) : '…'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </Widget>
  );
}
