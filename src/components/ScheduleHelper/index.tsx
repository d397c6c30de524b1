import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAnnouncement} from '@site/src/hooks/useAnnouncement';
import {type ReactNode, useDeferredValue, useId, useRef} from 'react';
import Examples from './Examples';
import {Fields, Widget, WidgetForm} from '../Widget';
import Field from '../Widget/Field';
import CopyLink, {helperId} from './CopyLink';
import {formatSummary} from './format';
import Results from './Results';
import styles from './styles.module.css';
import {type Output, useSchedule} from './useSchedule';
import {useUrlInput} from './useUrlInput';

function summaryOf(output: Output): string {
  switch (output.status) {
    case 'ready': {
      const {runs, runsPerDay, zone} = output.schedule;
      return formatSummary(runs, runsPerDay, zone);
    }
    case 'invalid':
      return Object.values(output.problems).filter(Boolean).join(' ');
    default:
      return '';
  }
}

type LoadFailureProps = {isRetrying: boolean; onRetry: () => void};

/** Reports that the code did not load. The button stays during a retry because it has the focus. */
function LoadFailure({isRetrying, onRetry}: LoadFailureProps): ReactNode {
  return (
    <p>
      <span role="alert">
        {!isRetrying && 'The schedule helper did not load. Check your network connection.'}
      </span>{' '}
      <button
        type="button"
        className="site-button"
        aria-disabled={isRetrying}
        onClick={() => !isRetrying && onRetry()}
      >
        {isRetrying ? 'Trying again…' : 'Try again'}
      </button>
    </p>
  );
}

/** Shows when a cron expression runs next in a time zone; without scripts, a table of examples. */
export default function ScheduleHelper(): ReactNode {
  const isBrowser = useIsBrowser();
  const listId = useId();
  const element = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const {input, edited, setInput} = useUrlInput();
  const shown = useDeferredValue(input);
  const {output, zones, load} = useSchedule(shown, element);
  const announcement = useAnnouncement(edited ? summaryOf(output) : '', edited);
  const problems = output.status === 'invalid' ? output.problems : {};
  const schedule = output.status === 'ready' ? output.schedule : undefined;
  const zone = schedule?.zone ?? shown.zone;
  const choose = (expression: string) => {
    setInput({...input, expression});
    // The focus follows the view, since the example leaves the screen. It does not go into a field,
    // where a phone would open its keyboard over the result.
    element.current!.scrollIntoView({block: 'start'});
    form.current!.focus({preventScroll: true});
  };
  const retry = async (): Promise<void> => {
    if (await load()) {
      // The button that was pressed is about to be removed.
      form.current!.focus({preventScroll: true});
    }
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
          {output.status === 'failed' ? (
            <LoadFailure isRetrying={output.isRetrying} onRetry={retry} />
          ) : (
            <>
              <Results zone={problems.zone ? '…' : zone} schedule={schedule} />
              <CopyLink input={{...shown, zone}} disabled={!schedule} />
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
