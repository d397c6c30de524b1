import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchCredentials} from '../../config/search';
import {allArticles, type Article} from './articles';
import {writeCards} from '../social-cards/step';
import {writeMarkdown} from '../markdown-copies/step';
import {assertUniqueIds, readPageIds} from '../content-checks/pageIds';
import {addPolicies} from '../security-policy/step';
import {writeRobots} from '../robots';

export type OutputsOptions = {
  redirects: PluginOptions['redirects'];
  /** Credentials of the hosted search. Without them, the policy allows no other host. */
  hosted?: SearchCredentials;
};

/** Only the paths in src/config/redirects.ts, no variants with and without extensions. */
const redirectDefaults = {id: 'default', fromExtensions: [], toExtensions: []};

/**
 * Writes what a production build has besides Docusaurus' own files. Docusaurus starts the `postBuild` hooks of
 * all plugins at once, but these steps read and rewrite the same pages, so one hook runs them in order. The
 * policy comes last, because it reads all pages.
 */
export default function outputsPlugin(
  context: LoadContext,
  {redirects, hosted}: OutputsOptions,
): Plugin {
  const redirectPlugin = clientRedirects(context, {...redirectDefaults, redirects})!;
  let articles: Article[] = [];
  return {
    name: 'outputs',
    allContentLoaded({allContent}) {
      articles = allArticles(allContent);
    },
    async postBuild(props) {
      assertUniqueIds(readPageIds(context.outDir));
      await writeRobots(context);
      await writeMarkdown(context, articles);
      await writeCards(context, articles);
      await redirectPlugin.postBuild!(props as never);
      addPolicies(context.outDir, hosted?.appId);
    },
  };
}
