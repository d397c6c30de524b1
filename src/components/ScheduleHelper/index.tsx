import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import {type ReactNode, useDeferredValue, useId, useMemo, useRef, useState} from 'react';
import Examples from './Examples';
import {Fields, Widget, WidgetForm} from '../Widget';
import Field from '../Widget/Field';
import CopyLink, {helperId} from './CopyLink';
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

/** What an address asks for (`?cron=…&zone=…`). */
function inputOf(search: string): Input {
  const asked = new URLSearchParams(search);
  return {
    expression: asked.get('cron') ?? initial.expression,
    zone: asked.get('zone') ?? initial.zone,
  };
}

/** Shows when a cron expression runs next in a time zone; a table of examples without script. */
export default function ScheduleHelper(): ReactNode {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const listId = useId();
  const element = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const [entered, setInput] = useState<Input>();
  // The page as served knows no query, so the address counts once the page has hydrated.
  const asked = useMemo(() => inputOf(isBrowser ? search : ''), [isBrowser, search]);
  const input = entered ?? asked;
  const shown = useDeferredValue(input);
  const {output, zones, load} = useSchedule(shown, element);
  const announcement = useAnnouncement(entered ? summaryOf(output) : '', entered);
  const problems = output.status === 'wrong' ? output.problems : {};
  const schedule = output.status === 'ready' ? output.schedule : undefined;
  const choose = (expression: string) => {
    setInput({...input, expression});
    // Along with the view, so that the focus isn't left on an example off screen. Not into a field,
    // where a phone would open its keyboard over the result.
    element.current!.scrollIntoView({block: 'start'});
    form.current!.focus({preventScroll: true});
  };

  return (
    <Widget ref={element} id={helperId}>
      <WidgetForm ref={form} legend="Schedule helper" tabIndex={-1}>
        <Fields>
          <Field
            label="Cron expression"
            hint="Minute, hour, day of month, month, day of week"
            value={input.expression}
            error={problems.expression}
            onFocus={load}
            onChange={value => setInput({...input, expression: value})}
          />
          <Field
            label="Time zone"
            hint="UTC, or a name such as Europe/Berlin"
            value={input.zone}
            error={problems.zone}
            list={listId}
            onFocus={load}
            onChange={value => setInput({...input, zone: value})}
          />
          <datalist id={listId}>
            {zones.map(zone => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </Fields>
        <div className={styles.output}>
          {output.status === 'unavailable' ? (
            <p role="alert">
              The schedule helper did not load. Check your network connection.{' '}
              <button type="button" className="site-button" onClick={load}>
                Try again
              </button>
            </p>
          ) : (
            <>
              <Results zone={problems.zone ? '…' : shown.zone} schedule={schedule} />
              <CopyLink input={shown} disabled={!schedule} />
            </>
          )}
        </div>
      </WidgetForm>
      <p className="site-hidden" role="status">
        {announcement}
      </p>
      <Examples onChoose={isBrowser ? choose : undefined} />
    </Widget>
  );
}
