import {afterAll, expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

const site = new SiteCopy();
afterAll(() => site.remove());

test('npm run check:unused names undeclared imports and unused files, exports and packages', async () => {
  site.write('src/components/NobodyShowsMe.tsx', 'export const NobodyShowsMe = 1;\n');
  site.append('src/config/commit.ts', '\nexport const nobodyReadsMe = 1;\n');
  site.append('src/config/history.ts', "\nexport {default as undeclared} from 'satori-html';\n");
  site.replace('package.json', '"clsx": ', '"left-pad": "1.3.0",\n    "clsx": ');
  const {code, output} = await site.run('npm run --silent check:unused');
  expect(output).toMatch(/Unused files[^]*src\/components\/NobodyShowsMe\.tsx/);
  expect(output).toMatch(/Unlisted dependencies[^]*satori-html +src\/config\/history\.ts/);
  expect(output).toMatch(/Unused dependencies[^]*left-pad +package\.json/);
  expect(output).toMatch(/Unused exports[^]*nobodyReadsMe +.*src\/config\/commit\.ts/);
  expect(code).toBe(1);
}, 120_000);
