// Protects the order of the steps after a build.
import {setTimeout} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {runPostBuildInOrder} from '../../src/plugins/runPostBuildInOrder';

/** Starts all hooks at once, as Docusaurus does after a build. */
async function postBuild(plugins: (() => Plugin)[]): Promise<unknown> {
  const made = await Promise.all(
    runPostBuildInOrder(plugins).map(plugin =>
      (plugin as (context: LoadContext, options: object) => Promise<Plugin>)({} as never, {}),
    ),
  );
  return Promise.all(made.map(plugin => plugin.postBuild?.({} as never)));
}

const plugin = (name: string, hook?: () => Promise<void>) => (): Plugin => ({
  name,
  postBuild: hook,
});

describe('postBuild hooks run in order', () => {
  test('each starts after the previous one has finished', async () => {
    const log: string[] = [];
    const hook = (name: string, delay: number) => async () => {
      log.push(`${name} begins`);
      await setTimeout(delay);
      log.push(`${name} ends`);
    };
    await postBuild([plugin('a', hook('a', 20)), plugin('b', hook('b', 0))]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('a failing hook stops the later ones and fails the build', async () => {
    let ran = false;
    const fails = plugin('a', () => Promise.reject(new Error('broken page')));
    const later = plugin('b', async () => {
      ran = true;
    });
    await expect(postBuild([fails, later])).rejects.toThrow('broken page');
    expect(ran).toBe(false);
  });

  test('a plugin without a hook is an error, because its position would mean nothing', async () => {
    await expect(postBuild([plugin('none')])).rejects.toThrow('"none" has no postBuild hook');
  });

  test('a plugin keeps its other properties', async () => {
    const [wrapped] = runPostBuildInOrder([
      () => ({name: 'a', getClientModules: () => ['x'], postBuild: () => Promise.resolve()}),
    ]);
    const made = await (wrapped as () => Promise<Plugin>)();
    expect(made.name).toBe('a');
    expect(made.getClientModules?.()).toEqual(['x']);
  });
});

test('the plugin that checks the finished build is last in the configuration', async () => {
  const {default: config} = await import('../../docusaurus.config');
  const last = config.plugins!.at(-1) as (context: object) => Promise<Plugin>;
  const context = {i18n: {locales: ['en']}, siteConfig: {themeConfig: {}}};
  expect((await last(context)).name).toBe('security');
});
