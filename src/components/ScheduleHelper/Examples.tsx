import ScrollableTable from '../ScrollableTable';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const examples = [
  {expression: '17 6 * * 1-5', meaning: 'Monday to Friday at 06:17', runsPerDay: 1},
  {expression: '42 23 * * *', meaning: 'Every night at 23:42', runsPerDay: 1},
  {expression: '5 */4 * * *', meaning: 'Every four hours, at five past', runsPerDay: 6},
  {expression: '12 * * * *', meaning: 'Every hour, at twelve past', runsPerDay: 24},
  {expression: '*/5 * * * *', meaning: 'Every five minutes', runsPerDay: 288},
  {
    expression: '30 2 * * *',
    meaning: 'Every day at 02:30, when many zones change their clocks',
    runsPerDay: 1,
  },
  {
    expression: '30 4 1,15 * 5',
    meaning: 'At 04:30 on the 1st, the 15th, and every Friday',
    runsPerDay: 1,
  },
];

type Props = {
  /** Receives the expression that the reader chooses; without it the table has no buttons. */
  onChoose?: (expression: string) => void;
};

/** Lists common expressions in words, with buttons to try them once the page has hydrated. */
export default function Examples({onChoose}: Props): ReactNode {
  return (
    <ScrollableTable>
      <caption>Cron expressions in words</caption>
      <thead>
        <tr>
          <th scope="col">Expression</th>
          <th scope="col">When it runs</th>
          <th scope="col">Runs per day</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({expression, meaning, runsPerDay}) => (
          <tr key={expression}>
            <td>
              {onChoose ? (
                <button
                  type="button"
                  className={clsx('site-button', styles.example)}
                  aria-label={`Try ${expression}`}
                  onClick={() => onChoose(expression)}
                >
                  <code>{expression}</code>
                </button>
              ) : (
                <span className={styles.example}>
                  <code>{expression}</code>
                </span>
              )}
            </td>
            <td>{meaning}</td>
            <td>{runsPerDay}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
