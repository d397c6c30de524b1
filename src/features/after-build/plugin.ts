import type {LoadContext, PluginModule, Props} from '@docusaurus/types';
import {allArticles, type Article} from './articles';

/** What a step reads: the site, all pages with an author's text, and what `postBuild` hooks get. */
export type BuiltSite = {context: LoadContext; articles: readonly Article[]; props: Props};

/** Reads or rewrites the pages of a finished production build. An error stops the build. */
export type BuildStep = (site: BuiltSite) => Promise<void> | void;

/**
 * Creates a Docusaurus plugin that runs steps after the build in their order. Docusaurus starts the `postBuild` hooks
 * of all plugins at once, but these steps read and rewrite the same pages.
 */
export function afterBuild(steps: readonly BuildStep[]): PluginModule {
  return context => {
    let articles: Article[] = [];
    return {
      name: 'after-build',
      allContentLoaded({allContent}) {
        articles = allArticles(allContent);
      },
      async postBuild(props) {
        for (const step of steps) {
          await step({context, articles, props});
        }
      },
    };
  };
}
