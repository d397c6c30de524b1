import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const endings = ['.js', '.jsx', '.ts', '.tsx'].flatMap(ending => [ending, `/index${ending}`]);

/** Returns the file of a site that replaces a component; undefined if there is none, or if it wraps the component. */
function replacementOf(siteDir: string, component: string): string | undefined {
  const file = endings
    .map(ending => path.join('src/theme', `${component}${ending}`))
    .find(each => existsSync(path.join(siteDir, each)));
  const wraps = (text: string): boolean =>
    [`@theme-original/${component}`, `@theme-init/${component}`].some(name => text.includes(name));
  return file && !wraps(readFileSync(path.join(siteDir, file), 'utf8')) ? file : undefined;
}

/** Returns the files of a site, relative to it, that replace components, as those of another search do. */
export function replacements(siteDir: string, components: readonly string[]): string[] {
  return components.flatMap(component => replacementOf(siteDir, component) ?? []);
}
