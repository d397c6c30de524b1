import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {SiteCopy} from './site-copy';

const page = 'docs/release.mdx';
let site: SiteCopy;
beforeEach(() => {
  site = new SiteCopy();
});
afterEach(() => site.remove());

/** Builds that must fail, and the file and target that the message has to name. */
const broken: {
  name: string;
  make: () => void;
  env?: Record<string, string>;
  says: (string | RegExp)[];
}[] = [
  {
    name: 'a broken file link',
    make: () => site.append(page, '\n[Away](./no-such-file.mdx)\n'),
    says: ['docs/release.mdx', './no-such-file.mdx'],
  },
  {
    name: 'a broken anchor',
    make: () => site.append(page, '\n[Away](./user-guides/create-task.mdx#no-such-anchor)\n'),
    says: ['/docs/release', '#no-such-anchor'],
  },
  {
    name: 'a broken image',
    make: () => site.append(page, '\n![A picture](./no-such-image.png)\n'),
    says: ['docs/release.mdx', 'no-such-image.png'],
  },
  {
    name: 'MDX that does not parse',
    make: () => site.append(page, '\n<Open>\n\n{oops\n'),
    says: ['docs/release.mdx', /MDX compilation failed/],
  },
  {
    name: 'one search credential without the other',
    make: () => undefined,
    env: {ALGOLIA_APP_ID: 'APP'},
    says: ['ALGOLIA_API_KEY is not set'],
  },
  {
    name: 'a navbar item of an unknown type',
    make: () =>
      site.replace(
        'src/config/themeConfig.ts',
        "type: 'docSidebar'",
        "type: 'noSuchType' as 'docSidebar'",
      ),
    says: ['noSuchType'],
  },
  {
    name: 'a navbar item for a sidebar that does not exist',
    make: () =>
      site.replace(
        'src/config/themeConfig.ts',
        "sidebarId: 'tutorialSidebar'",
        "sidebarId: 'noSuchSidebar'",
      ),
    says: ['noSuchSidebar'],
  },
  {
    name: 'a sidebar with nothing to link to',
    make: () => {
      site.replace(
        'sidebars.ts',
        'tutorialSidebar: [',
        "bare: [{type: 'html', value: '-'}], tutorialSidebar: [",
      );
      site.replace(
        'src/config/themeConfig.ts',
        "sidebarId: 'tutorialSidebar'",
        "sidebarId: 'bare'",
      );
    },
    says: [/bare.*anything to be linked to/],
  },
  {
    name: 'a sidebar item for a doc that does not exist',
    make: () => site.replace('sidebars.ts', "'release',", "'no-such-doc',"),
    says: ['sidebars.ts', 'no-such-doc'],
  },
  {
    name: 'a plugin that does not exist',
    make: () => {
      site.replace(
        'docusaurus.config.ts',
        'plugins: inSequence',
        "plugins: ['no-such-plugin', ...inSequence",
      );
      site.replace('docusaurus.config.ts', ']),\n  ssrTemplate', '])],\n  ssrTemplate');
    },
    says: ['no-such-plugin'],
  },
  {
    name: 'a redirect to a page that does not exist',
    make: () =>
      site.replace('redirects.ts', '= []', "= [{from: '/docs/old', to: '/docs/no-such-page'}]"),
    says: [/redirected to but do not exist:\s+- \/docs\/no-such-page/],
  },
  {
    name: 'what the security policy would block',
    make: () => site.append(page, '\n<iframe src="https://shop.example/" title="A shop" />\n'),
    says: [/docs\/release\/index\.html: the content security policy would block <iframe /],
  },
  {
    name: 'the write key of the search index in a file that a later plugin wrote',
    make: () => site.append(page, '\nThe key is `0123-write-key-4567`.\n'),
    env: {ALGOLIA_ADMIN_API_KEY: '0123-write-key-4567'},
    says: ['ALGOLIA_ADMIN_API_KEY is in the built site', 'docs/release.md'],
  },
  {
    name: 'a sidebar that can be hidden',
    make: () => site.replace('src/config/themeConfig.ts', 'hideable: false', 'hideable: true'),
    says: ['docs.sidebar.hideable in src/config/themeConfig.ts is true'],
  },
  {
    name: 'a navbar item of a kind that is not listed',
    make: () =>
      site.replace('src/config/themeConfig.ts', 'items: [', "items: [{type: 'docsVersion'},"),
    says: ['No NavbarItem component found for type "docsVersion"'],
  },
];

describe('the build fails and names what is wrong', () => {
  for (const {name, make, env, says} of broken) {
    it(
      name,
      async () => {
        make();
        const {code, output} = await site.build(env);
        expect(code).not.toBe(0);
        for (const text of says) {
          expect(output).toMatch(text);
        }
      },
      300_000,
    );
  }
});
