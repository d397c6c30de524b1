import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useMemo, useState} from 'react';
import type {Input} from './useSchedule';

const initial: Input = {expression: '17 6 * * 1-5', zone: 'Europe/Berlin'};

/** Delay in ms before the URL changes. Safari allows 100 changes in 30 seconds. */
const pause = 300;

/** Adds an input to a query string and keeps its other parameters. */
export function withInput(search: string, {expression, zone}: Input): string {
  const parameters = new URLSearchParams(search);
  parameters.set('cron', expression);
  parameters.set('zone', zone);
  return `?${parameters.toString()}`;
}

function inputOf(search: string): Input {
  const parameters = new URLSearchParams(search);
  return {
    expression: parameters.get('cron') ?? initial.expression,
    zone: parameters.get('zone') ?? initial.zone,
  };
}

/**
 * Holds the input, which starts from the URL (`?cron=…&zone=…`). Edits replace the URL in the
 * history, so that a reader who leaves the page finds the edited schedule on the way back.
 *
 * @returns the input, whether the reader has edited it, and a function that sets it
 */
export function useUrlInput() {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [edited, setEdited] = useState<Input>();
  // The server cannot read the query, so it applies only after hydration.
  const given = useMemo(() => inputOf(isBrowser ? search : ''), [isBrowser, search]);
  useEffect(() => {
    if (!edited) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const {location} = history;
      history.replace({...location, search: withInput(location.search, edited)});
    }, pause);
    return () => clearTimeout(timer);
  }, [edited, history]);
  return {input: edited ?? given, edited, setInput: setEdited};
}
