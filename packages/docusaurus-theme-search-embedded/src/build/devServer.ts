import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {isBelow, pathBelow} from '../shared/paths.js';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const notBuiltMessage =
  'The live server searches the index of the last build, and there is none: build the site once.';

/** Answers a missing search file with 404. By default, the live server answers with the home page and status 200. */
function refuseMissing(prefix: string, directory: string): Middleware {
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const name = isBelow(pathname, prefix) ? pathBelow(pathname, prefix) : '';
    if (name === '' || existsSync(path.join(directory, name))) {
      next();
      return;
    }
    response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end(notBuiltMessage);
  };
}

/**
 * Configures the live server (`npm start`) to serve the search files of the last build, because only a
 * build generates the HTML that they are extracted from.
 *
 * @param prefix the path of the files in URLs, with slashes around it.
 * @param directory the folder of the last build's search files. It may be missing.
 */
export function devServerOptions(prefix: string, directory: string) {
  return {
    static: [
      {
        directory,
        publicPath: prefix,
        serveIndex: false,
        staticOptions: {index: false, redirect: false},
        watch: false,
      },
    ],
    // Docusaurus concatenates the return value with that of its own function.
    setupMiddlewares(middlewares: unknown[]) {
      middlewares.unshift(refuseMissing(prefix, directory));
      return [];
    },
  };
}
