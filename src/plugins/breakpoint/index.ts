import path from 'node:path';
import type {AcceptedPlugin, AtRule} from 'postcss';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes the desktop layout begin at 996 px (SPECIFICATION.md#limits-and-constants). In the classic theme 996 px
 * is the widest mobile layout, in its style sheets and in the hook `useWindowSize`; both are
 * changed while they are bundled, so that they agree.
 */
export default function breakpointPlugin(): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss: options => ({...options, plugins: [...options.plugins, mediaQueries]}),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
            loader: path.join(__dirname, 'windowSize.js'),
          },
        ],
      },
    }),
  };
}

/** PostCSS plugin for the two queries that the theme and Infima have. */
const mediaQueries: AcceptedPlugin = {
  postcssPlugin: 'breakpoint',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params
        .replaceAll('(max-width: 996px)', '(width < 996px)')
        .replaceAll('(min-width: 997px)', '(width >= 996px)');
    },
  },
};
