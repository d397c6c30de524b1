import {deflateSync} from 'node:zlib';
import {getEventListeners} from 'node:events';
import {describe, expect, it, vi} from 'vitest';
import {PromiseCache} from '../../src/client/promiseCache';
import {SearchFiles, type ReadAsset} from '../../src/client/files';
import {parsePostings, writePostings} from '../../src/engine/format/postings';

describe('search engine: cache of promises', () => {
  const later = () => new Promise(resolve => setTimeout(resolve, 600));

  it('aborts a call without waiting callers, and no other', async () => {
    const cache = new PromiseCache<string>(10);
    const signals: AbortSignal[] = [];
    const create = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<string>(() => {});
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [first, second].map(({signal}) => cache.getOrCreate('a', create, signal));
    calls.forEach(call => call.catch(() => {}));
    first.abort();
    await expect(calls[0]).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    await later();
    expect(signals.map(({aborted}) => aborted)).toEqual([false]);
    second.abort();
    await later();
    expect(signals.map(({aborted}) => aborted)).toEqual([true]);
  });

  it('lets the next caller take over a pending call', async () => {
    const cache = new PromiseCache<string>(10);
    const create = vi.fn(async () => {
      await later();
      return 'value';
    });
    const controller = new AbortController();
    const dropped = cache.getOrCreate('a', create, controller.signal);
    controller.abort();
    await expect(dropped).rejects.toThrow();
    await expect(cache.getOrCreate('a', create)).resolves.toBe('value');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('evicts the least recently used values, and does not cache failures', async () => {
    const cache = new PromiseCache<string>(2);
    const create = vi.fn(async () => 'value');
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await cache.getOrCreate(key, create);
    }
    expect(create).toHaveBeenCalledTimes(4);
    await expect(cache.getOrCreate('d', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await expect(cache.getOrCreate('d', create)).resolves.toBe('value');
  });

  it('does not count abandoned values that arrive later', async () => {
    const cache = new PromiseCache<string>(3);
    const finish: ((value: string) => void)[] = [];
    for (const key of ['a', 'b', 'c', 'd']) {
      const controller = new AbortController();
      const create = () => new Promise<string>(resolve => finish.push(resolve));
      const dropped = cache.getOrCreate(key, create, controller.signal);
      controller.abort();
      await expect(dropped).rejects.toThrow();
    }
    await later();
    finish.forEach(resolve => resolve('late'));
    const create = vi.fn(async () => 'value');
    for (const key of ['x', 'y', 'z', 'x', 'y', 'z']) {
      await cache.getOrCreate(key, create);
    }
    expect(create).toHaveBeenCalledTimes(3);
  });

  it('adds one listener to a signal, however many values a caller waits for', async () => {
    const cache = new PromiseCache<string>(99);
    const {signal} = new AbortController();
    const listen = vi.spyOn(signal, 'addEventListener');
    const keys = Array.from({length: 20}, (_, number) => `${number}`);
    await Promise.all(keys.map(key => cache.getOrCreate(key, async () => 'value', signal)));
    expect(listen).toHaveBeenCalledTimes(1);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  });

  it('limits the bytes of files in memory', async () => {
    const packed = new Uint8Array(deflateSync(new Uint8Array(10)));
    const read = vi.fn<ReadAsset>(async () => packed);
    const files = new SearchFiles(read, '', {maxBytes: 50});
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await files.get(name, bytes => bytes);
    }
    expect(read.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'b']);
  });

  it('counts postings as they are in memory, which is more than in the file', async () => {
    const lists = Array.from({length: 100}, (_, number) => [`term${number}`, [4]] as const);
    const bytes = writePostings([...lists].sort(([a], [b]) => (a < b ? -1 : 1)));
    const packed = new Uint8Array(deflateSync(bytes));
    const table = parsePostings(bytes, '');
    expect(table.bytes).toBeGreaterThan(4 * bytes.length);
    const read = vi.fn<ReadAsset>(async () => packed);
    const files = new SearchFiles(read, '', {maxBytes: 2 * table.bytes});
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) {
      await files.get(name, parsePostings);
    }
    expect(read.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not return a value twice that is not usable', async () => {
    const cache = new PromiseCache<{isPartial: boolean}>(10, {
      isUsable: ({isPartial}) => !isPartial,
    });
    const create = vi.fn(async () => ({isPartial: true}));
    const first = await cache.getOrCreate('a', create);
    await expect(cache.getOrCreate('a', create)).resolves.not.toBe(first);
    expect(create).toHaveBeenCalledTimes(2);
    const whole = async () => ({isPartial: false});
    const last = await cache.getOrCreate('a', whole);
    await expect(cache.getOrCreate('a', create)).resolves.toBe(last);
    expect(create).toHaveBeenCalledTimes(2);
  });
});
