import {deflateSync} from 'node:zlib';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedBackend} from '../../src/client/embeddedBackend';
import {fetchFrom} from '../../src/client/files';
import type {ResultPage} from '../../src/client/hit';
import type {WorkerRequest, WorkerResponse} from '../../src/client/worker';
import {records} from '../fixtures/engine/records';
import {filesOf, input} from '../fixtures/engine/site';

describe('search engine: embedded client', () => {
  /** A fake worker that the test answers for. */
  class FakeWorker {
    static all: FakeWorker[] = [];
    onmessage?: (event: {data: WorkerResponse}) => void;
    onerror?: (event: {message: string; preventDefault(): void}) => void;
    posted: WorkerRequest[] = [];
    terminate = vi.fn();
    constructor() {
      FakeWorker.all.push(this);
    }
    postMessage(message: WorkerRequest) {
      this.posted.push(message);
    }
  }
  const createWorker = () => new FakeWorker() as unknown as Worker;
  const answer = (id: string): ResultPage => ({hits: [{id} as never], total: 1});

  function client() {
    vi.stubGlobal('document', {baseURI: 'https://docs.example/docs/page'});
    FakeWorker.all = [];
    return createEmbeddedBackend({indexUrl: '/base/search/index.json', createWorker});
  }
  afterEach(() => vi.unstubAllGlobals());

  it('starts no worker before the first call, and one for all calls', async () => {
    const {preload, find} = client();
    expect(FakeWorker.all).toHaveLength(0);
    const loaded = preload();
    const found = find(input('a'));
    const [worker] = FakeWorker.all;
    expect(FakeWorker.all).toHaveLength(1);
    expect(worker!.posted.map(message => 'indexUrl' in message && message.indexUrl)).toEqual([
      'https://docs.example/base/search/index.json',
      'https://docs.example/base/search/index.json',
    ]);
    worker!.onmessage!({data: {id: 1, value: undefined}});
    worker!.onmessage!({data: {id: 2, value: answer('a')}});
    await expect(loaded).resolves.toBeUndefined();
    await expect(found).resolves.toEqual(answer('a'));
  });

  it('matches answers with calls in any order', async () => {
    const {find} = client();
    const calls = ['a', 'b'].map(query => find(input(query)));
    const worker = FakeWorker.all[0]!;
    worker.onmessage!({data: {id: 2, value: answer('b')}});
    worker.onmessage!({data: {id: 1, value: answer('a')}});
    expect(await Promise.all(calls)).toEqual([answer('a'), answer('b')]);
  });

  it('rejects with the error message of the worker', async () => {
    const {find} = client();
    const call = find(input('a'));
    FakeWorker.all[0]!.onmessage!({
      data: {
        id: 1,
        error: 'index.bin: not found',
        isOutdated: false,
        isBusy: false,
        isDamaged: false,
      },
    });
    await expect(call).rejects.toThrow('index.bin: not found');
  });

  it('reports an index in another format, with and without a worker', async () => {
    const {find} = client();
    const call = find(input('a'));
    const error = 'index.json: the search index has version 1';
    FakeWorker.all[0]!.onmessage!({
      data: {id: 1, error, isOutdated: true, isBusy: false, isDamaged: false},
    });
    await expect(call).rejects.toMatchObject({message: error, isOutdated: true});
    const header = Buffer.from(JSON.stringify({format: 1}));
    const file = deflateSync(Buffer.concat([Buffer.from([header.length]), header]));
    vi.stubGlobal('fetch', async () => new Response(file));
    const local = createEmbeddedBackend({
      indexUrl: '/base/search/index.json',
      createWorker: () => {
        throw new Error('no worker');
      },
    });
    await expect(local.find(input('a'))).rejects.toMatchObject({
      message: expect.stringContaining('has version 1'),
      isOutdated: true,
    });
  });

  it('rejects with the reason of its signal, cancels the call in the worker, and keeps other calls', async () => {
    const {find} = client();
    const controller = new AbortController();
    const aborted = find(input('a'), {signal: controller.signal});
    const other = find(input('b'));
    controller.abort();
    await expect(aborted).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    const worker = FakeWorker.all[0]!;
    expect(worker.posted.at(-1)).toEqual({id: 1, abort: true});
    worker.onmessage!({data: {id: 1, value: answer('a')}});
    worker.onmessage!({data: {id: 2, value: answer('b')}});
    await expect(other).resolves.toEqual(answer('b'));
    const late = find(input('c'), {signal: controller.signal});
    await expect(late).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
    expect(worker.posted).toHaveLength(3);
  });

  it('rejects a call that is not answered in time, and answers the next', async () => {
    vi.useFakeTimers();
    try {
      const {find} = client();
      const hung = find(input('a'));
      const expectation = expect(hung).rejects.toThrow('Search did not answer within 40 seconds.');
      const next = find(input('b'));
      FakeWorker.all[0]!.onmessage!({data: {id: 2, value: answer('b')}});
      await expect(next).resolves.toEqual(answer('b'));
      vi.advanceTimersByTime(40_000);
      await expectation;
    } finally {
      vi.useRealTimers();
    }
  });

  it('replaces a worker that hangs, and moves its pending calls to the new one', async () => {
    vi.useFakeTimers();
    try {
      const {find} = client();
      const first = find(input('first'));
      const [hanging] = FakeWorker.all;
      hanging!.onmessage!({data: {id: 1, value: answer('first')}});
      await first;
      const hung = expect(find(input('a'))).rejects.toThrow('within 40 seconds');
      vi.advanceTimersByTime(30_000);
      const waiting = find(input('b'));
      vi.advanceTimersByTime(10_000);
      await hung;
      expect(hanging!.terminate).toHaveBeenCalled();
      FakeWorker.all[1]!.onmessage!({data: {id: 3, value: answer('b')}});
      // Late messages of the old worker must not affect calls of the new one.
      hanging!.onerror!({message: 'late', preventDefault: () => {}});
      expect(FakeWorker.all[1]!.terminate).not.toHaveBeenCalled();
      await expect(waiting).resolves.toEqual(answer('b'));
    } finally {
      vi.useRealTimers();
    }
  });

  describe('without a worker', () => {
    const serve = (status = 200) => {
      const files = filesOf(records);
      const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async url => {
        const bytes = files.get(url.replace('https://docs.example/base/search/', ''));
        return new Response(bytes, {status: bytes ? status : 404});
      });
      vi.stubGlobal('fetch', fetched);
      return fetched;
    };
    const local = (create: () => Worker) => {
      vi.stubGlobal('document', {baseURI: 'https://docs.example/docs/page'});
      return createEmbeddedBackend({
        indexUrl: '/base/search/index.json',
        createWorker: create,
      });
    };
    const firstUrl = ({hits}: ResultPage) => hits[0]!.url;
    const refused = () => {
      throw new DOMException('The policy refuses workers.', 'SecurityError');
    };

    it('searches on the main thread if a policy or an old browser prevents workers', async () => {
      serve();
      const {find, preload} = local(refused);
      await preload();
      const results = await find(input('recovery codes'));
      expect(firstUrl(results)).toContain('#recovery-codes');
    });

    it('searches on the main thread if the script does not start, also for pending calls', async () => {
      serve();
      const {find} = local(createWorker);
      FakeWorker.all = [];
      const call = find(input('recovery codes'));
      FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
      expect(firstUrl(await call)).toContain('#recovery-codes');
    });

    it('starts another worker after a timeout, and never uses the main thread', async () => {
      const fetched = serve();
      vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
      try {
        FakeWorker.all = [];
        const {find} = local(createWorker);
        const hung = expect(find(input('mail'))).rejects.toThrow('40 seconds');
        vi.advanceTimersByTime(30_000);
        const waiting = find(input('b'));
        vi.advanceTimersByTime(10_000);
        await hung;
        FakeWorker.all[1]!.onmessage!({data: {id: 2, value: answer('b')}});
        await expect(waiting).resolves.toEqual(answer('b'));
        expect(fetched).not.toHaveBeenCalled();
      } finally {
        vi.useRealTimers();
      }
    });

    it('searches on the main thread if the script disappears later', async () => {
      serve();
      FakeWorker.all = [];
      const {find} = local(createWorker);
      const first = find(input('mail'));
      FakeWorker.all[0]!.onmessage!({data: {id: 1, value: {hits: [], total: 0}}});
      await first;
      const crash = find(input('mail'));
      FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
      await expect(crash).rejects.toThrow('stopped: the browser reported no reason.');
      const next = find(input('recovery codes'));
      FakeWorker.all[1]!.onerror!({message: '', preventDefault: () => {}});
      expect(firstUrl(await next)).toContain('#recovery-codes');
    });

    it.each([
      ...[404, 410].map(status => [status, 'not found. Build the site again'] as const),
      ...[400, 403, 451].map(
        status => [status, `the server answered ${status}. Check the rules`] as const,
      ),
    ] as const)(
      'requests a file again, bypassing all caches, after status %d',
      async (status, reason) => {
        const fetched = serve(status);
        const {find} = local(refused);
        await expect(find(input('mail'))).rejects.toThrow(
          `https://docs.example/base/search/index.json: ${reason}`,
        );
        expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache', 'reload']);
      },
    );

    it.each([429, 500, 503])('waits after status %d, and then says so', async status => {
      const files = filesOf(records);
      const times: number[] = [];
      let isBusy = true;
      let isIndexBusy = false;
      vi.stubGlobal('fetch', async (url: string) => {
        const name = url.replace('https://docs.example/base/search/', '');
        if (!isBusy || (name === 'index.json' && !isIndexBusy)) {
          return new Response(files.get(name));
        }
        times.push(Date.now());
        return new Response(null, {status, headers: {'retry-after': '0.2'}});
      });
      const {find} = local(refused);
      // Texts only refine an answer.
      await expect(find({...input('mail'), excerptWords: 10})).resolves.toMatchObject({
        lacksFiles: true,
      });
      // One retry of each file, and the index is not loaded again.
      expect(times.at(-1)! - times[0]!).toBeGreaterThanOrEqual(190);
      isIndexBusy = true;
      await expect(local(refused).find(input('mail'))).rejects.toMatchObject({
        message: expect.stringContaining(`the server answered ${status}. Try again in a moment.`),
        isBusy: true,
        isOutdated: false,
      });
      isBusy = false;
      await expect(find(input('mail'))).resolves.toMatchObject({total: expect.any(Number)});
    });

    it('bypasses the caches to read a file whose error was cached', async () => {
      const fetched = serve();
      const reads = fetched.getMockImplementation()!;
      fetched.mockImplementation(async (url, init) =>
        init?.cache !== 'reload' ? new Response(null, {status: 404}) : reads(url, init),
      );
      const results = await local(refused).find(input('recovery codes'));
      expect(firstUrl(results)).toContain('#recovery-codes');
    });

    it('names the file that a network error affected', async () => {
      vi.stubGlobal('fetch', async () => {
        throw new TypeError('Failed to fetch');
      });
      await expect(local(refused).find(input('mail'))).rejects.toThrow(
        '/search/index.json: Failed to fetch. Check the network connection.',
      );
    });

    it('names the feature that an old browser lacks', async () => {
      serve();
      vi.stubGlobal('DecompressionStream', undefined);
      await expect(local(refused).find(input('mail'))).rejects.toThrow(
        'this browser cannot read it, because it has no DecompressionStream',
      );
    });

    it('names the status of a server error', async () => {
      serve(500);
      await expect(local(refused).find(input('mail'))).rejects.toThrow(
        'index.json: the server answered 500.',
      );
    });

    it('limits the time without data, not that of the whole transfer', async () => {
      const chunks = [1, 2, 3, 4, 5];
      const slowly = (interval: number) =>
        new ReadableStream({
          async pull(controller) {
            await new Promise(resolve => setTimeout(resolve, interval));
            const next = chunks.shift();
            if (next) {
              controller.enqueue(new Uint8Array([next]));
            } else {
              controller.close();
            }
          },
        });
      let interval = 60;
      vi.stubGlobal('fetch', async (_: string, {signal}: RequestInit) => {
        const body = slowly(interval);
        const response = new Response(body);
        const aborted = new Promise((_, reject) =>
          signal!.addEventListener('abort', () => reject(signal!.reason)),
        );
        const reader = response.body!.getReader();
        return {
          status: 200,
          ok: true,
          body: {getReader: () => ({read: () => Promise.race([reader.read(), aborted])})},
        };
      });
      const onProgress = vi.fn();
      const read = fetchFrom('/search/', {timeout: 150, onProgress});
      const options = {bypassCache: false};
      // Longer than the limit in all.
      await expect(read('a', options)).resolves.toEqual(new Uint8Array([1, 2, 3, 4, 5]));
      expect(onProgress.mock.calls.length).toBeGreaterThanOrEqual(5);
      interval = 400;
      chunks.push(1);
      await expect(read('b', options)).rejects.toThrow(
        '/search/b: no data within 0.15 seconds. Check the network connection.',
      );
    });
  });

  it('postpones the time limit while the worker receives data', async () => {
    vi.useFakeTimers();
    try {
      const {find} = client();
      const call = find(input('a'));
      for (let times = 0; times < 5; times++) {
        vi.advanceTimersByTime(30_000);
        FakeWorker.all[0]!.onmessage!({data: {isAlive: true}});
      }
      FakeWorker.all[0]!.onmessage!({data: {id: 1, value: answer('a')}});
      await expect(call).resolves.toEqual(answer('a'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('tries no other worker after one failed to start', async () => {
    const {find} = client();
    vi.stubGlobal('fetch', async () => new Response(null, {status: 404}));
    const first = find(input('a'));
    FakeWorker.all[0]!.onerror!({message: '', preventDefault: () => {}});
    await expect(first).rejects.toThrow('not found');
    await expect(find(input('b'))).rejects.toThrow('not found');
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('tries no other worker after a policy refused one', async () => {
    vi.stubGlobal('document', {baseURI: 'https://docs.example/docs/page'});
    vi.stubGlobal('fetch', async () => new Response(null, {status: 404}));
    const create = vi.fn(() => {
      throw new DOMException('The policy refuses workers.', 'SecurityError');
    });
    const {find} = createEmbeddedBackend({indexUrl: '/search/index.json', createWorker: create});
    for (const query of ['a', 'b', 'c']) {
      await expect(find(input(query))).rejects.toThrow('not found');
    }
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('requests excerpts from the worker', async () => {
    const {readExcerpts} = client();
    const argument = {...input('a'), ids: ['/a'], maxFiles: 3};
    const call = readExcerpts(argument);
    const [worker] = FakeWorker.all;
    expect(worker!.posted).toEqual([
      {
        id: 1,
        indexUrl: 'https://docs.example/base/search/index.json',
        method: 'readExcerpts',
        argument,
      },
    ]);
    worker!.onmessage!({data: {id: 1, value: {'/a': 'text'}}});
    await expect(call).resolves.toEqual({'/a': 'text'});
  });

  it('rejects all calls when the worker stops, and starts another for the next', async () => {
    const {find} = client();
    const first = find(input('first'));
    const [worker] = FakeWorker.all;
    worker!.onmessage!({data: {id: 1, value: answer('first')}});
    await first;
    const calls = ['a', 'b'].map(query => find(input(query)));
    worker!.onerror!({message: 'out of memory', preventDefault: () => {}});
    for (const call of calls) {
      await expect(call).rejects.toThrow('The search worker stopped: out of memory.');
    }
    expect(worker!.terminate).toHaveBeenCalled();
    const next = find(input('c'));
    FakeWorker.all[1]!.onmessage!({data: {id: 4, value: answer('c')}});
    await expect(next).resolves.toEqual(answer('c'));
  });
});
