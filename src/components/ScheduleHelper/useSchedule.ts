import {type RefObject, useCallback, useEffect, useState} from 'react';
import type * as scheduleModule from './schedule';
import type {Problems, Schedule} from './schedule';

type ScheduleModule = typeof scheduleModule;

/** What the person entered. */
export type Input = {expression: string; zone: string};

/** What there is to show for it. */
export type Output =
  | {status: 'waiting'}
  | {status: 'unavailable'}
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

/** The present moment, anew with every minute: the next run may be over by then. */
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
 * @returns the result, the names of all zones (empty until then), and a function that loads the
 *   arithmetic at once, for a person who is there earlier or tries again after a failure.
 */
export function useSchedule(input: Input, element: RefObject<HTMLElement | null>) {
  const [arithmetic, setArithmetic] = useState<ScheduleModule>();
  const [failed, setFailed] = useState(false);
  const now = useNow();

  const load = useCallback(() => {
    setFailed(false);
    import('./schedule').then(setArithmetic, () => setFailed(true));
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) {
          observer.disconnect();
          load();
        }
      },
      {rootMargin: '400px'},
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, load]);

  const output: Output = arithmetic
    ? compute(arithmetic, input, now)
    : {status: failed ? 'unavailable' : 'waiting'};
  return {output, zones: arithmetic?.zoneNames() ?? [], load};
}
