// Protects that a feature can be deleted alone, as src/README.md says.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

/** Each was deleted once. Set `FEATURE` to delete another one than the first. */
const features = ['markdown-copies', 'social-cards', 'tabs', 'scroll-position'];

/** Where features are listed: the build, its options, and the theme. */
const lists = (site: SiteCopy): string[] => [
  'docusaurus.config.ts',
  'sidebars.ts',
  ...site.files('src/config'),
  ...site.files('src/theme'),
];

/** Removes the lines that import a feature, and those that use what they import. */
function withoutFeature(text: string, feature: string): string {
  const source = new RegExp(`features/${feature}[/.']`);
  const lines = text.split('\n').filter(line => line !== '');
  const names = lines
    .filter(line => source.test(line))
    .flatMap(line => /\{(.*)\}/.exec(line)?.[1]?.match(/\w+/g) ?? []);
  const uses = new RegExp(`\\b(${names.join('|')})\\b`);
  return lines
    .filter(line => !source.test(line) && !(names.length > 0 && uses.test(line)))
    .join('\n');
}

function deleteFeature(site: SiteCopy, feature: string): void {
  const folder = `src/features/${feature}`;
  site.delete(existsSync(path.join(site.directory, folder)) ? folder : `${folder}.ts`);
  for (const file of lists(site)) {
    const text = site.read(file);
    const rest = withoutFeature(text, feature);
    if (rest.trim() === '') {
      site.delete(path.dirname(file));
    } else if (text.includes(`features/${feature}`)) {
      site.write(file, rest);
    }
  }
}

test('without a feature, the rest compiles, builds, and has no unused code @full', async () => {
  const feature = process.env.FEATURE ?? features[0]!;
  expect(features).toContain(feature);
  const site = new SiteCopy();
  deleteFeature(site, feature);
  for (const command of [
    'npx tsc --noEmit',
    'npx eslint src docusaurus.config.ts sidebars.ts',
    // Packages that only the feature needed are what a person deletes next.
    'npx knip --config .config/knip.jsonc --workspace . --exclude dependencies',
    'npx docusaurus build',
  ]) {
    const {code, output} = await site.run(command);
    expect(code, `${command}\n${output}`).toBe(0);
  }
}, 900_000);
