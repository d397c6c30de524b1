import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

export {validateOptions};

/**
 * Extends the stock blog plugin: its JSON feed also contains its own URL (`feed_url`), which feed
 * readers use to identify it. No option of the stock plugin sets it.
 */
export default async function blogWithFeedUrl(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const blog = (await blogPlugin(context, options)) as Plugin;
  const {siteConfig} = context;
  const feedPath = `${options.routeBasePath}/feed.json`;
  const feedUrl = normalizeUrl([siteConfig.url, siteConfig.baseUrl, feedPath]);
  return {
    ...blog,
    async postBuild(props) {
      await blog.postBuild!(props);
      const file = path.join(props.outDir, feedPath);
      const {version, title, ...feed} = JSON.parse(await readFile(file, 'utf8')) as object & {
        version: string;
        title: string;
      };
      await writeFile(file, JSON.stringify({version, title, feed_url: feedUrl, ...feed}, null, 4));
    },
  };
}
