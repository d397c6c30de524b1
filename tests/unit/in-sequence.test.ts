import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {inSequence} from '../../src/plugins/inSequence';
import {assertBuildHasNoWriteKey} from '../../src/plugins/search/writeKey';

/** Starts all hooks at once, as Docusaurus does after a build. */
async function postBuild(plugins: (() => Plugin)[]): Promise<unknown> {
  const made = await Promise.all(
    inSequence(plugins).map(plugin =>
      (plugin as (context: LoadContext, options: object) => Promise<Plugin>)({} as never, {}),
    ),
  );
  return Promise.all(made.map(plugin => plugin.postBuild?.({} as never)));
}

const plugin = (name: string, hook?: () => Promise<void>) => (): Plugin => ({
  name,
  ...(hook && {postBuild: hook}),
});

describe('postBuild hooks in sequence', () => {
  test('each begins when the one before it has ended, in the order of the list', async () => {
    const log: string[] = [];
    const hook = (name: string, delay: number) => async () => {
      log.push(`${name} begins`);
      await setTimeout(delay);
      log.push(`${name} ends`);
    };
    await postBuild([plugin('a', hook('a', 20)), plugin('none'), plugin('b', hook('b', 0))]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('one that fails keeps the later ones from running, and the build learns of it', async () => {
    let ran = false;
    const fails = plugin('a', () => Promise.reject(new Error('broken page')));
    const later = plugin('b', async () => {
      ran = true;
    });
    await expect(postBuild([fails, later])).rejects.toThrow('broken page');
    expect(ran).toBe(false);
  });

  test('what a plugin is besides its hook stays', async () => {
    const [wrapped] = inSequence([() => ({name: 'a', getClientModules: () => ['x']})]);
    const made = await (wrapped as () => Promise<Plugin>)();
    expect(made.name).toBe('a');
    expect(made.getClientModules?.()).toEqual(['x']);
  });
});

describe('check for the write key beside a plugin that replaces pages', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'build-'));
    for (let i = 0; i < 50; i++) {
      writeFileSync(path.join(folder, `${i}.html`), 'page');
    }
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('never meets a temporary file of the other', async () => {
    const replaces = plugin('security', async () => {
      for (const name of await readdir(folder)) {
        await writeFile(path.join(folder, `${name}.temporary`), 'page');
        await rm(path.join(folder, `${name}.temporary`));
      }
    });
    const checks = plugin('search', async () => {
      for (let i = 0; i < 20; i++) {
        await assertBuildHasNoWriteKey(folder, 'write-key');
      }
    });
    await expect(postBuild([replaces, checks])).resolves.toBeDefined();
  });
});
