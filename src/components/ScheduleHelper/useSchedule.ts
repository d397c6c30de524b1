import {loadPart} from '@site/src/client/loadPart';
import {type RefObject, useCallback, useEffect, useState} from 'react';
import type * as scheduleModule from './schedule';
import type {Problems, Schedule} from './schedule';

type ScheduleModule = typeof scheduleModule;

/** What the reader entered. */
export type Input = {expression: string; zone: string};

/** What the helper shows for it. */
export type Output =
  | {status: 'waiting'}
  | {status: 'unavailable'; isRetrying: boolean}
  | {status: 'wrong'; problems: Problems}
  | {status: 'ready'; schedule: Schedule};

function compute(
  {findProblems, readSchedule}: ScheduleModule,
  {expression, zone}: Input,
  now: number,
): Output {
  const problems = findProblems(expression, zone);
  return problems.expression || problems.zone
    ? {status: 'wrong', problems}
    : {status: 'ready', schedule: readSchedule(expression, zone, now)};
}

const minute = 60_000;

/** Returns the present moment, updated each minute, since the next run may be over by then. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (Date.now() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/**
 * Loads the arithmetic once the element comes near the screen, and applies it to the input.
 *
 * @returns the result, the names of all zones (empty until then), and `load`, which loads the
 *   arithmetic at once: for a reader who is there earlier, or who tries again after a failure. It
 *   resolves to whether the arithmetic is there.
 */
export function useSchedule(input: Input, element: RefObject<HTMLElement | null>) {
  const [arithmetic, setArithmetic] = useState<ScheduleModule>();
  const [attempt, setAttempt] = useState<'first' | 'failed' | 'retrying'>('first');
  const now = useNow();

  const load = useCallback(async (): Promise<boolean> => {
    setAttempt(previous => (previous === 'failed' ? 'retrying' : previous));
    try {
      setArithmetic(await loadPart(() => import('./schedule')));
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
  if (arithmetic) {
    output = compute(arithmetic, input, now);
  } else if (attempt === 'first') {
    output = {status: 'waiting'};
  } else {
    output = {status: 'unavailable', isRetrying: attempt === 'retrying'};
  }
  return {output, zones: arithmetic?.zoneNames() ?? [], load};
}
