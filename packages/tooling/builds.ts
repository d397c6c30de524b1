import path from 'node:path';

/** A production build under test, with the Playwright project of the same name. */
export type Build = {
  name: string;
  /** Folder of the tests. */
  tests: string;
  /** Pattern of the tests' paths in the folder, if it has also those of other builds. */
  match?: string;
  /** Folder of the build. */
  dir: string;
  port: number;
  baseUrl: string;
  /** Folder of the site, if it is not the current one. */
  site?: string;
  /** More arguments of `docusaurus build`. */
  args?: string;
  /** Whether only the full level needs it. */
  isFull?: boolean;
  /** Environment of the build. */
  env: Record<string, string>;
};

/** First of the ports of the test servers; another checkout on the same machine can have its own. */
export const portBase = Number(process.env.PORT_BASE ?? 4100);

/** Returns the command that creates a build. */
export function buildCommand({dir, site = '', args = ''}: Build): string {
  return `npx docusaurus build ${site} --out-dir ${path.resolve(dir)} ${args}`;
}

/** Returns the URL at which a build is served during the tests, with its base path. */
export function urlOf(build: Build): string {
  return `http://localhost:${build.port}${build.baseUrl}`;
}
