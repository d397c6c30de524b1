import {ESLint} from 'eslint';
import {describe, expect, test} from 'vitest';

const eslint = new ESLint();
const search = 'packages/docusaurus-theme-search-embedded/src';

/** Returns whether ESLint reports the import in a file at that path. */
async function isReported(filePath: string, source: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import '${source}';\n`, {filePath});
  return result!.messages.some(({ruleId}) => ruleId === 'no-restricted-imports');
}

describe('import directions', () => {
  test.each([
    ['src/components/RunCost/index.tsx', '@site/src/plugins/doneWhen'],
    ['src/components/RunCost/index.tsx', '@site/src/theme/Heading'],
    ['src/theme/Heading/index.tsx', '../../plugins/doneWhen'],
    ['src/plugins/robots.ts', '../components/RunCost'],
    ['src/pages/index.tsx', '../../packages/docusaurus-theme-search-embedded/src/client/service'],
    [`${search}/engine/hit.ts`, '../client/service'],
    [`${search}/engine/hit.ts`, 'react'],
    [`${search}/engine/hit.ts`, 'node:fs'],
    [`${search}/client/service.ts`, '../theme/Search/limits'],
    [`${search}/client/service.ts`, '@docusaurus/router'],
    [`${search}/records/file.ts`, '../plugin/options'],
    [`${search}/theme/SearchBar/index.tsx`, '@site/src/config/site'],
  ])('%s must not import %s', async (file, source) => {
    expect(await isReported(file, source)).toBe(true);
  });

  test.each([
    ['src/components/RunCost/index.tsx', 'docusaurus-theme-search-embedded/client'],
    ['src/theme/Heading/index.tsx', '@site/src/utils/textOf'],
    ['src/plugins/robots.ts', '../config/site'],
    [`${search}/client/service.ts`, '../engine/hit'],
    [`${search}/theme/SearchBar/index.tsx`, '@docusaurus/router'],
  ])('%s may import %s', async (file, source) => {
    expect(await isReported(file, source)).toBe(false);
  });
});
