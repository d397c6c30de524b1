import type {ReactNode} from 'react';
import {formatChange, formatFrequency, formatMark, formatRun} from './format';
import type {Schedule} from './schedule';
import styles from './styles.module.css';

/** The next runs, how many there are, and what clock changes do to them. */
export default function Results({schedule}: {schedule: Schedule}): ReactNode {
  const {zone, runs, runsPerDay, runsPerWeek, eitherDay, changes} = schedule;
  if (runs.length === 0) {
    return <p>This schedule never runs, because no date matches the expression.</p>;
  }
  return (
    <>
      <table className={styles.runs}>
        <caption>Next {runs.length} runs</caption>
        <thead>
          <tr>
            <th scope="col">In {zone}</th>
            {zone !== 'UTC' && <th scope="col">In UTC</th>}
          </tr>
        </thead>
        <tbody>
          {runs.map(run => (
            <tr key={run.moment}>
              <td>
                {formatRun(run.wall)}
                {run.repeated && <span className={styles.mark}>{formatMark(run)}</span>}
              </td>
              {zone !== 'UTC' && <td>{formatRun(run.moment)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.notes}>
        <li>{formatFrequency(runsPerDay, runsPerWeek)}</li>
        {eitherDay && (
          <li>Both day fields are restricted, so it runs on days that match either one.</li>
        )}
        {changes.length === 0 && <li>No clock change in this zone in the next year.</li>}
        {changes.map(change => (
          <li
            key={change.moment}
            className={
              change.skipped.length + change.repeated.length > 0 ? styles.affected : undefined
            }
          >
            {formatChange(change)}
          </li>
        ))}
      </ul>
    </>
  );
}
