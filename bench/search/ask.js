/**
 * Runs in the page of a built site: how each search is asked without its interface. Each function
 * starts a search, and returns what answers a query: the addresses of up to 20 results, best first,
 * and the milliseconds that it took to get what the interface would show.
 *
 * A worker is the one that the site ships; `worker` is its address.
 */
globalThis.searches = {
  /** The messages of `src/client/worker.ts`, with the dialog's query. */
  async embedded(worker) {
    const port = new Worker(worker);
    const indexUrl = `${location.origin}/search/index.json`;
    let id = 0;
    const ask = text =>
      new Promise((resolve, reject) => {
        port.onmessage = ({data}) =>
          data.error ? reject(new Error(data.error)) : resolve((data.hits ?? data.page).hits);
        const query = {query: text, from: 0, to: 20, excerptWords: 10, facets: ['area']};
        port.postMessage({id: ++id, indexUrl, isInteractive: true, query});
      });
    return async query => {
      const start = performance.now();
      const hits = await ask(query);
      return {ms: performance.now() - start, urls: hits.map(({url}) => url)};
    };
  },

  /** `searchByWorker` of the theme; a document has a path and a hash. */
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

  /** The documented interface. The Default UI shows five pages with up to three sections each. */
  async pagefind() {
    const address = '/pagefind/pagefind.js';
    const pagefind = await import(address);
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
