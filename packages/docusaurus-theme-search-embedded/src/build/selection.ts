import {createMatcher} from '@docusaurus/utils';
import type {Instances, PluginOptions} from '../options.js';
import {pluginName} from '../shared/data.js';
import {trimSlashes} from './areas.js';
import type {SitePlugin} from './pages.js';

/** The options that select pages and parts of pages. */
export type Selection = Pick<
  PluginOptions,
  | 'docs'
  | 'blog'
  | 'pages'
  | 'include'
  | 'exclude'
  | 'ignoreSelectors'
  | 'codeBlocks'
  | 'furtherSections'
>;

export function isChosen(chosen: Instances, id: string): boolean {
  return typeof chosen === 'boolean' ? chosen : chosen.includes(id);
}

/**
 * Checks that the site has each instance that the options select.
 *
 * @throws Error naming the option and its unknown ids, and listing those of the site.
 */
export function assertInstancesExist(
  plugins: readonly Pick<SitePlugin, 'name' | 'options'>[],
  selection: Pick<Selection, 'docs' | 'blog' | 'pages'>,
): void {
  for (const kind of ['docs', 'blog', 'pages'] as const) {
    const chosen = selection[kind];
    const ids = plugins
      .filter(({name}) => name === `docusaurus-plugin-content-${kind}`)
      .map(({options}) => options.id ?? 'default');
    const unknown = Array.isArray(chosen) ? chosen.filter(id => !ids.includes(id)) : [];
    if (unknown.length > 0) {
      const list = ids.map(id => `\`${id}\``).join(', ') || 'none';
      throw new Error(
        `${pluginName}: \`${kind}\` lists \`${unknown.join('`, `')}\`, but the site has no such instance. Ids of its ${kind} plugins: ${list}.`,
      );
    }
  }
}

/** A leading dot in a segment. Matchers of Docusaurus skip such paths, which are hidden files elsewhere. */
const leadingDot = /(^|\/)\.(?=[^/])/g;

/** Returns a path or a glob without the slashes around it, which depend on `trailingSlash`. */
function normalize(path: string): string {
  return trimSlashes(path).replace(leadingDot, '$1\u2024');
}

/** The globs of one option, and whether each has matched a page. */
export class PathGlobs {
  private readonly globs: {pattern: string; matches: (path: string) => boolean; isUsed: boolean}[];

  constructor(patterns: readonly string[]) {
    this.globs = patterns.map(pattern => {
      const glob = normalize(pattern);
      const matches = glob === '' ? (path: string) => path === '' : createMatcher([glob]);
      return {pattern, matches, isUsed: false};
    });
  }

  /** @param path below the base URL and the locale, with or without slashes around it. */
  matches(path: string): boolean {
    const normalized = normalize(path);
    const matching = this.globs.filter(({matches}) => matches(normalized));
    for (const glob of matching) {
      glob.isUsed = true;
    }
    return matching.length > 0;
  }

  /** The patterns that have not matched any path. */
  get unused(): string[] {
    return this.globs.filter(({isUsed}) => !isUsed).map(({pattern}) => pattern);
  }
}
