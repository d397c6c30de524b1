import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

const scriptPath = '/problem-recorder.js';
/** The key of the problems in the page's session storage. */
export const storageKey = 'recorded-problems';

/** Runs in the page, before any script of the site. */
function record(key: string): void {
  const keep = (text: string): void => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      keep(`console ${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
  const onError = (event: Event): void => {
    const {message, target} = event as ErrorEvent;
    keep(message ? `page error: ${message}` : `not loaded: ${(target as Element).outerHTML}`);
  };
  // Load errors of elements do not bubble, so this listens while capturing.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', event => keep(`page error: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', event =>
    keep(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
}

/** Runs in the page, and reads what has been recorded during the visit. */
export function recordedProblems(key: string): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
}

/**
 * Hands on the site with a script that records problems in each page, for engines that tell nobody
 * about their console.
 *
 * @param origin where the site is served.
 */
export async function startRecorder(origin: string): Promise<{origin: string; server: Server}> {
  const script = `(${record.toString()})(${JSON.stringify(storageKey)});`;
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === scriptPath) {
        response.writeHead(200, {'content-type': 'text/javascript'}).end(script);
        return;
      }
      const answer = await fetch(new URL(request.url!, origin), {
        method: request.method,
        redirect: 'manual',
      });
      // The body arrives unpacked, and may become longer.
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
  return {origin: `http://localhost:${(server.address() as AddressInfo).port}`, server};
}
