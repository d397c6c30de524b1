import {loadPart} from '@site/src/plugins/loading/client/loadPart';
import {type RefObject, useCallback, useEffect, useState} from 'react';
import type * as scheduleModule from './schedule';
import type {Problems, Schedule} from './schedule';

type ScheduleModule = typeof scheduleModule;

export type Input = {expression: string; zone: string};

export type Output =
  | {status: 'waiting'}
  | {status: 'failed'; isRetrying: boolean}
  | {status: 'invalid'; problems: Problems}
  | {status: 'ready'; schedule: Schedule};

function compute(
  {findProblems, readSchedule}: ScheduleModule,
  {expression, zone}: Input,
  now: number,
): Output {
  const problems = findProblems(expression, zone);
  return problems.expression || problems.zone
    ? {status: 'invalid', problems}
    : {status: 'ready', schedule: readSchedule(expression, zone, now)};
}

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

/**
 * Loads the schedule code when the element approaches the viewport, and applies it to the input.
 *
 * @returns the result, the names of all zones (empty until the code has loaded), and `load`, which
 *   loads the code at once, for a reader who arrives earlier or retries after a failure, and resolves
 *   to whether it succeeded
 */
export function useSchedule(input: Input, element: RefObject<HTMLElement | null>) {
  const [schedule, setSchedule] = useState<ScheduleModule>();
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'retrying'>('first');
  const now = useNow();

  const load = useCallback(async (): Promise<boolean> => {
    setAttempt(previous => (previous === 'failed' ? 'retrying' : previous));
    try {
      setSchedule(await loadPart(() => import('./schedule')));
      return true;
    } catch (error) {
      console.info('The schedule helper did not load.', error);
      setAttempt('failed');
      return false;
    }
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) {
          observer.disconnect();
          void load();
        }
      },
      {rootMargin: '400px'},
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, load]);

  let output: Output;
  if (schedule) {
    output = compute(schedule, input, now);
  } else if (attempt === 'first') {
    output = {status: 'waiting'};
  } else {
    output = {status: 'failed', isRetrying: attempt === 'retrying'};
  }
  return {output, zones: schedule?.zoneNames() ?? [], load};
}
