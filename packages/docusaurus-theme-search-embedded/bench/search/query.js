/**
 * Runs in the page of a built site and queries each search without its interface. Each function starts
 * a search and returns a function that runs a query. Its result contains the URLs of up to 20 results,
 * best first, and the time in ms until the interface could show them.
 *
 * `worker` is the URL of the worker that the site ships.
 */
globalThis.searches = {
  /** Sends the messages of `src/client/worker.ts`, with the dialog's query. */
  async embedded(worker) {
    const port = new Worker(worker);
    const indexUrl = `${location.origin}/search-index/index.json`;
    let id = 0;
    const search = text =>
      new Promise((resolve, reject) => {
        port.onmessage = ({data}) =>
          data.error ? reject(new Error(data.error)) : resolve(data.value.hits);
        const argument = {query: text, from: 0, to: 20, excerptWords: 0, facets: ['area']};
        port.postMessage({id: ++id, indexUrl, method: 'find', argument});
      });
    return async query => {
      const start = performance.now();
      const hits = await search(query);
      return {ms: performance.now() - start, urls: hits.map(({url}) => url)};
    };
  },

  /** Works like `searchByWorker` of the theme. A document has a path and a hash. */
  async easyops(worker) {
    const Remote = globalThis.Comlink.wrap(new Worker(worker));
    const remote = await new Remote();
    return async query => {
      const start = performance.now();
      const results = await remote.search('/', '', query, 20);
      const ms = performance.now() - start;
      return {ms, urls: results.map(({document: {u, h}}) => u + (h ?? ''))};
    };
  },

  /** Uses the documented API. The Default UI shows five pages with up to three sections each. */
  async pagefind() {
    const url = '/pagefind/pagefind.js';
    const pagefind = await import(url);
    await pagefind.init();
    const read = results => Promise.all(results.map(result => result.data()));
    const sectionsOf = page =>
      page.sub_results
        .toSorted((a, b) => b.locations.length - a.locations.length)
        .map(({url}) => url);
    return async query => {
      const start = performance.now();
      const {results} = await pagefind.search(query);
      const shown = await read(results.slice(0, 5));
      const ms = performance.now() - start;
      const pages = [...shown, ...(await read(results.slice(5, 20)))];
      return {ms, urls: pages.flatMap(page => [...sectionsOf(page), page.url])};
    };
  },
};
