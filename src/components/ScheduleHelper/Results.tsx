import type {ReactNode} from 'react';
import {formatChange, formatFrequency, formatMark, formatRun} from './format';
import type {Run, Schedule} from './schedule';
import styles from './styles.module.css';

const runsListed = 5;

function Row({run, zone}: {run: Run; zone: string}): ReactNode {
  return (
    <tr>
      <td>
        {formatRun(run.wall)}
        {run.repeated && <span className={styles.mark}>{formatMark(run)}</span>}
      </td>
      {zone !== 'UTC' && <td>{formatRun(run.moment)}</td>}
    </tr>
  );
}

/** Reserves space for a run until the schedule is ready. */
function EmptyRow(): ReactNode {
  return (
    <tr>
      <td>…</td>
      <td>…</td>
    </tr>
  );
}

/** Lists how often the schedule runs and how clock changes affect it. */
function Notes({schedule}: {schedule: Schedule}): ReactNode {
  const {runsPerDay, runsPerWeek, eitherDay, changes} = schedule;
  return (
    <>
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
    </>
  );
}

type Props = {zone: string; schedule?: Schedule};

/** Lists the next runs with notes. Shows an empty table until the schedule is ready. */
export default function Results({zone, schedule}: Props): ReactNode {
  if (schedule?.runs.length === 0) {
    return <p>This schedule never runs, because no date matches the expression.</p>;
  }
  return (
    <>
      <table className={styles.runs} aria-busy={!schedule}>
        <caption>Next {schedule?.runs.length ?? runsListed} runs</caption>
        <thead>
          <tr>
            <th scope="col">In {zone}</th>
            {zone !== 'UTC' && <th scope="col">In UTC</th>}
          </tr>
        </thead>
        <tbody>
          {schedule
            ? schedule.runs.map(run => <Row key={run.moment} run={run} zone={zone} />)
            : Array.from({length: runsListed}, (_, index) => <EmptyRow key={index} />)}
        </tbody>
      </table>
      <ul className={styles.notes}>{schedule && <Notes schedule={schedule} />}</ul>
    </>
  );
}
