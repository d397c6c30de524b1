import {createReadStream, existsSync, readFileSync, type Stats} from 'node:fs';
import {lstat} from 'node:fs/promises';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import compression from 'compression';
import serveHandler from 'serve-handler';

const compress = compression();

/** Headers for the paths that match a glob. Without a value, the header is not sent. */
type HeaderRule = {source: string; headers: {key: string; value: string | null}[]};

const cacheControl = (source: string, value: string | null): HeaderRule => ({
  source,
  headers: [{key: 'Cache-Control', value}],
});

/**
 * Returns the headers that a build's `_headers` file sets, after revalidation for all files, and before
 * none for errors. The file has a line with a path, which may end with `*`, and then an indented line for
 * each header. It is read for every response, so that a new build is never served with the headers of
 * the previous one.
 */
function headersOf(directory: string): HeaderRule[] {
  const file = path.join(directory, '_headers');
  const rules = [cacheControl('**', 'no-cache')];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (line.startsWith('/')) {
      rules.push({source: line.replace(/\*$/, '**'), headers: []});
    } else if (line.startsWith(' ')) {
      const [key, ...value] = line.trim().split(': ');
      rules.at(-1)!.headers.push({key: key!, value: value.join(': ')});
    }
  }
  return [...rules, cacheControl('/[45]0[04].html', null)];
}

/** Adds the base path and the query to redirects, which the handler does not see. */
function correctRedirect(response: ServerResponse, basePath: string, query: string): void {
  // The handler passes only status and headers.
  type WriteHead = (status: number, headers?: {Location?: string}) => ServerResponse;
  const writeHead = response.writeHead.bind(response) as WriteHead;
  const corrected: WriteHead = (status, headers) =>
    writeHead(
      status,
      headers?.Location?.startsWith('/')
        ? {...headers, Location: `${basePath}${headers.Location}${query}`}
        : headers,
    );
  response.writeHead = corrected as ServerResponse['writeHead'];
}

/** The handler reads one page per error status; the site has one for all of them. */
const errorPage = (file: string): string => file.replace(/\b[45]00\.html$/, '404.html');

/** Finds a file. The handler reports all errors but that of a missing file as its own. */
async function findFile(file: string): Promise<Stats> {
  try {
    return await lstat(errorPage(file));
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG';
    throw isTooLong ? Object.assign(new Error(`${file} does not exist.`), {code: 'ENOENT'}) : error;
  }
}

const readFiles = {
  lstat: findFile,
  createReadStream: (file: string, options?: object) => createReadStream(errorPage(file), options),
};

/** Replaces a path with a null byte, which no file has, by one that the handler answers with 400. */
const withoutNullByte = (url: string): string => (/^[^?]*%00/.test(url) ? '/%' : url);

/**
 * Serves a build below its base path like a good static host: compressed, with the headers of its
 * `_headers` file, revalidation for all other files, and status 404 for unknown paths.
 * `docusaurus serve` sends text uncompressed.
 *
 * @param directory folder of the build
 * @param port 0 for a free one
 * @param baseUrl the base path of the build
 * @param isCompressed whether texts are compressed, which takes time that tests need not spend
 * @returns the server, and the URL of the home page
 * @throws Error if the folder contains no site, or the system's error if the port is in use
 */
export async function serve(
  directory: string,
  port: number,
  baseUrl = '/',
  isCompressed = true,
): Promise<{server: Server; url: string}> {
  const basePath = baseUrl.replace(/\/$/, '');
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error(
      `${directory} contains no site. Run "npm run build" first, or pass another folder with --dir.`,
    );
  }
  const server = createServer((request, response) => {
    const next = (): void => {
      const url = request.url!;
      if (basePath && !url.startsWith(`${basePath}/`)) {
        response.writeHead(302, {location: `${basePath}/`}).end();
        return;
      }
      request.url = withoutNullByte(url.slice(basePath.length));
      const [, query] = request.url.split('?');
      correctRedirect(response, basePath, query === undefined ? '' : `?${query}`);
      const options = {
        public: directory,
        cleanUrls: true,
        directoryListing: false,
        headers: headersOf(directory) as never,
      };
      void serveHandler(request, response, options, readFiles as never);
    };
    if (isCompressed) {
      // The package's types require Express's objects, but it uses only what Node's have.
      compress(request as never, response as never, next);
    } else {
      next();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  const {port: used} = server.address() as AddressInfo;
  return {server, url: `http://localhost:${used}${basePath}/`};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      port: {type: 'string', default: '3000'},
      'base-url': {type: 'string', default: process.env.BASE_URL ?? '/'},
      uncompressed: {type: 'boolean', default: false},
    },
  });
  const directory = path.resolve(values.dir);
  try {
    const {url} = await serve(
      directory,
      Number(values.port),
      values['base-url'],
      !values.uncompressed,
    );
    console.log(`Serving ${directory} on ${url}`);
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${values.port} is in use. Stop the program that listens there, or choose another port with --port.`
        : message,
    );
    process.exit(1);
  }
}

if (require.main === module) {
  void main();
}
