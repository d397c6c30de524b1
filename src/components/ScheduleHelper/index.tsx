import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import {type ReactNode, useDeferredValue, useId, useRef, useState} from 'react';
import Examples from './Examples';
import Field from './Field';
import {formatSummary} from './format';
import Results from './Results';
import styles from './styles.module.css';
import {type Input, type Output, useSchedule} from './useSchedule';

function summaryOf(output: Output): string {
  switch (output.status) {
    case 'ready': {
      const {runs, runsPerDay, zone} = output.schedule;
      return formatSummary(runs, runsPerDay, zone);
    }
    case 'wrong':
      return Object.values(output.problems).filter(Boolean).join(' ');
    default:
      return '';
  }
}

const initial: Input = {expression: '17 6 * * 1-5', zone: 'Europe/Berlin'};

/** Shows when a cron expression runs next in a time zone; a table of examples without script. */
export default function ScheduleHelper(): ReactNode {
  const isBrowser = useIsBrowser();
  const listId = useId();
  const element = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState(initial);
  const shown = useDeferredValue(input);
  const {output, zones, load} = useSchedule(shown, element);
  const announcement = useAnnouncement(shown === initial ? '' : summaryOf(output), shown);
  const problems = output.status === 'wrong' ? output.problems : {};
  const choose = (expression: string) => {
    setInput({...input, expression});
    element.current!.scrollIntoView({block: 'start'});
  };

  return (
    <div ref={element} className={styles.helper}>
      <fieldset className={styles.form} disabled={!isBrowser}>
        <legend className={styles.legend}>Schedule helper</legend>
        <div className={styles.fields}>
          <Field
            label="Cron expression"
            hint="Minute, hour, day of month, month, day of week"
            value={input.expression}
            error={problems.expression}
            onFocus={load}
            onChange={event => setInput({...input, expression: event.target.value})}
          />
          <Field
            label="Time zone"
            hint="UTC, or a name such as Europe/Berlin"
            value={input.zone}
            error={problems.zone}
            list={listId}
            onFocus={load}
            onChange={event => setInput({...input, zone: event.target.value})}
          />
          <datalist id={listId}>
            {zones.map(zone => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
        <div className={styles.output}>
          {output.status === 'ready' && <Results schedule={output.schedule} />}
          {output.status === 'unavailable' && (
            <p role="alert">
              The schedule helper did not load. Check your network connection.{' '}
              <button type="button" className="site-button" onClick={load}>
                Try again
              </button>
            </p>
          )}
        </div>
      </fieldset>
      <p className="site-hidden" role="status">
        {announcement}
      </p>
      <Examples onChoose={isBrowser ? choose : undefined} />
    </div>
  );
}
