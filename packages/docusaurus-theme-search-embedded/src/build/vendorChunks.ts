import path from 'node:path';

type BundledModule = {nameForCondition?: () => string | null};
type Test = RegExp | string | boolean | ((module: BundledModule, ...rest: unknown[]) => unknown);
/** A cache group of webpack's `splitChunks`. */
export type CacheGroup = {test?: Test; [option: string]: unknown};
type SplitChunks =
  | false
  | {cacheGroups?: {defaultVendors?: CacheGroup | false; [group: string]: unknown}}
  | undefined;

/** The group for packages as webpack defines it. A site can have its own, or have switched it off. */
const webpackVendors: CacheGroup = {
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
  test: /[\\/]node_modules[\\/]/i,
};

function matches(test: Test | undefined, module: BundledModule, rest: unknown[]): boolean {
  if (typeof test === 'function') {
    return Boolean(test(module, ...rest));
  }
  if (typeof test === 'boolean' || test === undefined) {
    return test ?? true;
  }
  const file = module.nameForCondition?.() ?? '';
  return typeof test === 'string' ? file.startsWith(test) : test.test(file);
}

/**
 * Excludes the modules of a folder from the site's group for packages, which stays as it is for all other
 * modules. Without it, the dialog, the worker, and the search page would be several files each, because
 * they share modules.
 *
 * @returns what to merge into the configuration; undefined if the site has no such group
 */
export function excludeFromVendors(splitChunks: SplitChunks, folder: string) {
  const group = splitChunks && (splitChunks.cacheGroups?.defaultVendors ?? webpackVendors);
  if (!group) {
    return undefined;
  }
  const isOwn = (module: BundledModule): boolean =>
    Boolean(module.nameForCondition?.()?.startsWith(folder + path.sep));
  const test = (module: BundledModule, ...rest: unknown[]): boolean =>
    !isOwn(module) && matches(group.test, module, rest);
  return {splitChunks: {cacheGroups: {defaultVendors: {...group, test}}}};
}
