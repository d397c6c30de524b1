import type {Compiler, Module, WebpackPluginInstance} from 'webpack';

/** Path of a module's file, with forward slashes; empty for modules without a file. */
export function fileOf(module: Pick<Module, 'nameForCondition'>): string {
  return (module.nameForCondition() ?? '').replaceAll('\\', '/');
}

/**
 * Fails the build when a pattern on the paths of modules matches none: a package has moved or
 * renamed the file, and what this site does to it has no effect any more.
 */
export class ExpectedModulesPlugin implements WebpackPluginInstance {
  /** @param expected patterns by the file of this site that holds them */
  constructor(private readonly expected: Readonly<Record<string, readonly RegExp[]>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('expected-modules', compilation => {
      compilation.hooks.finishModules.tap('expected-modules', modules => {
        const missing = unmatched([...modules].map(fileOf), this.expected);
        compilation.errors.push(...missing.map(text => new compiler.webpack.WebpackError(text)));
      });
    });
  }
}

/**
 * Lists the patterns that match no file.
 *
 * @param files paths of all modules
 * @returns a sentence for each, which says where the pattern stands
 */
export function unmatched(
  files: readonly string[],
  expected: Readonly<Record<string, readonly RegExp[]>>,
): string[] {
  return Object.entries(expected).flatMap(([source, patterns]) =>
    patterns
      .filter(pattern => !files.some(file => pattern.test(file)))
      .map(
        pattern =>
          `${pattern} in ${source} matches no module of this build. A package has moved or renamed it: adapt the pattern, or take it out.`,
      ),
  );
}
