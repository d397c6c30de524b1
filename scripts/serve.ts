import {existsSync, readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {headersFor, readHeadersFile, type HeaderRule} from '../src/plugins/security/headers';
import {readRedirectsFile, withParameters} from './redirectsFile';

/**
 * Serves a build as a good static host does: compressed, with the headers of its `_headers` file,
 * the redirects of its `_redirects` file and status 404 for unknown paths, below its base path. `docusaurus serve` sends text uncompressed.
 */
const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    port: {type: 'string', default: '3000'},
    'base-url': {type: 'string', default: process.env.BASE_URL ?? '/'},
  },
});

const directory = path.resolve(values.dir);
const basePath = values['base-url'].replace(/\/$/, '');
const compress = compression();

if (!existsSync(path.join(directory, 'index.html'))) {
  console.error(
    `No site in ${directory}. Run "npm run build" first, or name its folder with --dir.`,
  );
  process.exit(1);
}
const headersPath = path.join(directory, '_headers');
/** Read for every answer, so that a new build is never served under the policy of the one before. */
function rules(): HeaderRule[] {
  return existsSync(headersPath) ? readHeadersFile(readFileSync(headersPath, 'utf8')) : [];
}

/** Puts the base path in front of the addresses that the handler, which never sees it, redirects to. */
function redirectBelowBasePath(response: ServerResponse): void {
  // The handler calls it with status and headers only.
  type WriteHead = (status: number, headers?: {Location?: string}) => ServerResponse;
  const writeHead = response.writeHead.bind(response) as WriteHead;
  const withBasePath: WriteHead = (status, headers) =>
    writeHead(
      status,
      headers?.Location?.startsWith('/')
        ? {...headers, Location: `${basePath}${headers.Location}`}
        : headers,
    );
  response.writeHead = withBasePath as ServerResponse['writeHead'];
}

const redirectsPath = path.join(directory, '_redirects');
function redirectOf(pathname: string) {
  return existsSync(redirectsPath)
    ? readRedirectsFile(readFileSync(redirectsPath, 'utf8')).get(pathname)
    : undefined;
}

const server = createServer((request, response) => {
  const next = (): void => {
    if (basePath && !request.url!.startsWith(`${basePath}/`)) {
      response.writeHead(302, {location: `${basePath}/`}).end();
      return;
    }
    for (const [name, value] of headersFor(rules(), request.url!.split('?')[0]!)) {
      response.setHeader(name, value);
    }
    const redirect = redirectOf(request.url!.split('?')[0]!);
    if (redirect) {
      const location = withParameters(redirect.to, request.url!);
      response.writeHead(redirect.status, {location}).end();
      return;
    }
    request.url = request.url!.slice(basePath.length);
    redirectBelowBasePath(response);
    void serveHandler(request, response, {
      public: directory,
      cleanUrls: true,
      directoryListing: false,
    });
  };
  // The package's types ask for Express's objects; it uses only what Node's have.
  compress(request as never, response as never, next);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is in use. Stop what listens there, or choose another with --port.`
      : error.message,
  );
  process.exit(1);
});
server.listen(Number(values.port), () => {
  // With port 0 the system has chosen one.
  const {port} = server.address() as AddressInfo;
  console.log(`Serving ${directory} on http://localhost:${port}${basePath}/`);
});
