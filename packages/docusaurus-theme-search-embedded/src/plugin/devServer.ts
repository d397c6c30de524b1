import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The message for a live server whose site was never built. */
export const notBuiltMessage =
  'The live server searches the index of the last build, and there is none: build the site once.';

/** Without this the live server answers a missing index with the site's start page and status 200. */
function refuseMissing(prefix: string, directory: string): Middleware {
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const isAsset = pathname.startsWith(prefix) && pathname.length > prefix.length;
    if (!isAsset || existsSync(path.join(directory, pathname.slice(prefix.length)))) {
      next();
      return;
    }
    response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'}).end(notBuiltMessage);
  };
}

/**
 * Lets the live server (`npm start`) serve the search files of the last build, since only a build
 * has the HTML that they are made of.
 *
 * @param prefix the files' address with slashes around it.
 * @param directory the last build's folder of search files; may be missing.
 */
export function devServerOptions(prefix: string, directory: string) {
  return {
    static: [
      {
        directory,
        publicPath: prefix,
        serveIndex: false,
        // The address of the folder is also the search page's.
        staticOptions: {index: false, redirect: false},
        watch: false,
      },
    ],
    // Docusaurus merges this with a function of its own and joins what both give back.
    setupMiddlewares(middlewares: unknown[]) {
      middlewares.unshift(refuseMissing(prefix, directory));
      return [];
    },
  };
}
