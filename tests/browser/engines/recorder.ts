import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const scriptPath = '/problem-recorder.js';

/** Runs in the page before any script of the site, and stores problems for the rest of the visit. */
function record(): void {
  const store = (text: string): void => {
    const before = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
    sessionStorage.setItem('problems', JSON.stringify([...before, text]));
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      store(`console ${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
  const onError = (event: Event): void => {
    const {message, target} = event as ErrorEvent;
    store(message ? `page error: ${message}` : `not loaded: ${(target as Element).outerHTML}`);
  };
  // Load errors of elements do not bubble, so this listens while capturing.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', event => store(`page error: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', event =>
    store(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
}

/** Runs in the page, and returns the problems of the visit so far. */
export function recordedProblems(): string[] {
  return JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
}

/**
 * Serves the site with a script that records problems in each page, for engines that do not report
 * their console.
 */
export async function startRecorder(site: string): Promise<{origin: string; close: () => void}> {
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === scriptPath) {
        response
          .writeHead(200, {'content-type': 'text/javascript'})
          .end(`(${record.toString()})()`);
        return;
      }
      const answer = await fetch(new URL(request.url!, site), {
        method: request.method,
        redirect: 'manual',
      });
      // `fetch` has decompressed the body, and the script makes it longer.
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      let body = Buffer.from(await answer.arrayBuffer());
      if (headers['content-type']?.startsWith('text/html')) {
        const tag = `<script src="${scriptPath}"></script>`;
        body = Buffer.from(body.toString().replace('<head>', `<head>${tag}`));
      }
      response.writeHead(answer.status, headers).end(body);
    })().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://localhost:${port}`, close: () => server.close()};
}
