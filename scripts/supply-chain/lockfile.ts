/** The part of a package in `package-lock.json` that is looked at here; lockfile-lint sees to the rest. */
export type Lockfile = {packages: Record<string, {hasInstallScript?: boolean}>};

const folder = 'node_modules/';

/**
 * Packages that would run code while they are installed, and why this site works without it
 * (`.npmrc` forbids it). A package that is not listed here fails the check, so that somebody looks.
 */
export const reviewedInstallScripts: Readonly<Record<string, string>> = {
  '@swc/core': 'checks that its binary loads; the binary itself comes as an optional dependency',
  'core-js': 'prints a request for donations',
  esbuild: 'makes its command start faster; the binary comes as an optional dependency',
};

/**
 * Looks for packages that would run code while they are installed.
 *
 * @returns a sentence for each that nobody has read; none when all are listed
 */
export function installScriptProblems({packages}: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([key]) => key.slice(key.lastIndexOf(folder) + folder.length))
    .filter(name => !Object.hasOwn(reviewedInstallScripts, name))
    .map(
      name =>
        `${name} runs code while it is installed. Read what it does, and say in scripts/supply-chain/lockfile.ts why the site works without it.`,
    );
}
