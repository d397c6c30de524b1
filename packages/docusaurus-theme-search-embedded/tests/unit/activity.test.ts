// Protects the status of a search.
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createActivity, type SearchStatus} from '../../src/interface/state/activity';

describe('search dialog: statuses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are loading, stalled after 300 ms, then idle, for the latest search only', async () => {
    const seen: SearchStatus[] = [];
    const activity = createActivity(status => seen.push(status));
    const ends: ((isFailed: boolean) => void)[] = [];
    const start = () =>
      activity.run(
        () =>
          new Promise((resolve, reject) => {
            ends.push(isFailed => (isFailed ? reject(new Error('failed')) : resolve()));
          }),
      );
    const [first, second] = [start(), start()];
    expect(seen.at(-1)).toBe('loading');
    ends[0]!(true);
    await first;
    expect(seen.at(-1)).toBe('loading');
    vi.advanceTimersByTime(299);
    expect(seen.at(-1)).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe('stalled');
    ends[1]!(false);
    await second;
    expect(seen.at(-1)).toBe('idle');
    const third = start();
    ends[2]!(true);
    await third;
    expect(seen).toEqual(['loading', 'loading', 'stalled', 'idle', 'loading', 'error']);
  });

  test('a newer search aborts the previous one, whose end is not reported', async () => {
    const seen: SearchStatus[] = [];
    const activity = createActivity(status => seen.push(status));
    const untilStopped = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const older = activity.run(untilStopped);
    await activity.run(async () => {});
    await older;
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['loading', 'loading', 'idle']);
    activity.stop();
  });
});
