import {Fields, Widget, WidgetForm} from '../Widget';
import Field from '../Widget/Field';
import {useAnnouncement} from '@site/src/components/Widget/useAnnouncement';
import {useKeptFields} from '@site/src/components/Widget/useKeptFields';
import clsx from 'clsx';
import {type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState} from 'react';
import {findExpressionProblem, findZone, findZoneProblem, zoneNames} from './fields';
import {nextRuns, type Run} from './runs';
import styles from './styles.module.css';
import {
  describeChange,
  describeSchedule,
  formatDate,
  formatTime,
  placeOf,
  shortWeekday,
} from './words';

const first = {expression: '42 23 * * *', zone: 'Europe/Berlin'};

/** Returns the name of the zone that is meant, and how to correct each field that needs it. */
function readFields(input: typeof first): {
  zone?: string;
  problem: {expression?: string; zone?: string};
} {
  // To read the zone takes long, and the first one is right.
  return input === first
    ? {zone: first.zone, problem: {}}
    : {
        zone: findZone(input.zone),
        problem: {
          expression: findExpressionProblem(input.expression),
          zone: findZoneProblem(input.zone),
        },
      };
}

const rows = [0, 1, 2, 3, 4];
const minute = 60_000;

/** Returns the current time, updated every minute, because the next run may have passed. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (Date.now() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** Shows a run. Without one, it reserves the space. */
function Row({run}: {run?: Run}): ReactNode {
  const isSkipped = run?.change === 'skipped';
  return (
    <tr>
      <td>{run ? formatDate(run.wall) : '–'}</td>
      <td>
        <span>{run ? formatTime(run.wall) : ''}</span>
        <span className={styles.change}>
          {run?.change ? (isSkipped ? ' skipped' : ' repeated') : ''}
        </span>
      </td>
      <td>
        {run && (isSkipped ? '–' : `${shortWeekday(run.instant)} ${formatTime(run.instant)}`)}
      </td>
    </tr>
  );
}

/** Describes a cron expression in words and lists its next runs, which depend on the time of the visit. */
export default function ScheduleHelper(): ReactNode {
  const now = useNow();
  const listId = useId();
  const [input, change, isChanged] = useKeptFields('schedule', first);
  const [valid, setValid] = useState(first);
  const {zone: found, problem} = useMemo(() => readFields(input), [input]);
  const expression = problem.expression ? valid.expression : input.expression;
  const zone = found ?? valid.zone;
  if (expression !== valid.expression || zone !== valid.zone) {
    setValid({expression, zone});
  }
  // Runs take long to compute. A page that opens shows its heading first.
  const computed = useDeferredValue<typeof first | null>(valid, null);

  const problems = [problem.expression, problem.zone].filter(Boolean).join(' ');
  // Each key renders twice: at once, and with the new runs.
  const runs = useMemo(
    () => (computed ? nextRuns(computed.expression, computed.zone, now, rows.length) : []),
    [computed, now],
  );
  // The list has more than 400 names, so it comes when a reader needs it.
  const [isListed, setIsListed] = useState(false);
  const zones = useMemo(() => (isListed ? zoneNames() : []), [isListed]);
  const lastValid = [problem.expression && valid.expression, problem.zone && valid.zone];
  const sentence = problems
    ? `Your last valid entry was ${lastValid.filter(Boolean).join(' in ')}`
    : describeSchedule(valid.expression, valid.zone);
  const next = runs[0] && `Next run: ${formatDate(runs[0].wall)}, ${formatTime(runs[0].wall)}.`;
  const announcement = useAnnouncement(
    isChanged ? problems || `${sentence}. ${next ?? describeChange(runs, valid.zone, now)}` : '',
    input,
  );

  return (
    <Widget id="schedule-helper" className={styles.helper}>
      {/* The heading above and the result below name it on screen. */}
      <WidgetForm legend="Schedule helper" isLegendHidden>
        <p className={clsx(styles.sentence, problems && styles.stale)}>{sentence}</p>
        <Fields>
          <Field
            label="Cron expression"
            hint={problem.expression ? undefined : 'Minute, hour, day of month, month, day of week'}
            value={input.expression}
            error={problem.expression}
            onChange={expression => change({...input, expression})}
          />
          <Field
            label="Time zone"
            hint={problem.zone ? undefined : 'UTC, or a name such as Europe/Berlin'}
            value={input.zone}
            error={problem.zone}
            list={listId}
            onFocus={() => setIsListed(true)}
            onChange={zone => change({...input, zone})}
          />
        </Fields>
        <datalist id={listId}>
          {zones.map(zone => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <table className={clsx(styles.runs, problems && styles.stale)}>
          <caption>Next runs</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">{placeOf(valid.zone)}</th>
              <th scope="col">UTC</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row} run={runs[row]} />
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{computed && describeChange(runs, computed.zone, now)}</p>
      </WidgetForm>
      <p className="site-hidden" role="status">
        {announcement}
      </p>
    </Widget>
  );
}
