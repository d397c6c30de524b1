/** The part of a package in `package-lock.json` that says where it comes from. */
type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};

export type Lockfile = {lockfileVersion: number; packages: Record<string, LockedPackage>};

const registry = 'https://registry.npmjs.org/';
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

/** The name of the package that a lockfile's key stands for. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf(folder) + folder.length);
}

/**
 * Looks for packages that do not come from the registry, whose content is not fixed, or that would
 * run code while they are installed.
 *
 * @returns a sentence for each; none for a sound lockfile.
 */
export function lockfileProblems({lockfileVersion, packages}: Lockfile): string[] {
  if (lockfileVersion !== 3) {
    return [
      `Lockfile version ${lockfileVersion} is not checked here; write it with npm 9 or later.`,
    ];
  }
  return Object.entries(packages).flatMap(([key, locked]) => {
    if (!key.startsWith(folder) && !key.includes(`/${folder}`)) {
      return key === ''
        ? []
        : [`${key}: is a local folder; the site depends on the registry only.`];
    }
    const problems: string[] = [];
    // npm leaves "resolved" out for the registry when it is told to (omit-lockfile-registry-resolved).
    if (locked.link || (locked.resolved && !locked.resolved.startsWith(registry))) {
      problems.push(`${key}: comes from ${locked.resolved ?? 'a link'}, not from ${registry}`);
    }
    if (!locked.integrity && !locked.inBundle) {
      problems.push(`${key}: has no integrity hash; delete it from the lockfile and install anew.`);
    }
    if (locked.hasInstallScript && !(nameOf(key) in reviewedInstallScripts)) {
      problems.push(
        `${key}: runs code while it is installed. Read what it does, and say in scripts/supply-chain/lockfile.ts why the site works without it.`,
      );
    }
    return problems;
  });
}
