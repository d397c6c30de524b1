// Protects the errors that stop the build.
import {describe, expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

/** Returns a page with a navbar item, so that one build can fail on several items. */
const showing = (attributes: string) =>
  `import NavbarItem from '@theme/NavbarItem';\n\n<NavbarItem ${attributes} />\n`;

/** Builds that must fail, and their messages. Unit tests cover pure code. */
const broken: {name: string; change: (site: SiteCopy) => void; messages: (string | RegExp)[]}[] = [
  {
    name: 'an element that the security policy blocks',
    change: site =>
      site.append('docs/release.mdx', '\n<iframe src="https://shop.example/" title="A shop" />\n'),
    messages: [/docs\/release\/index\.html: the content security policy would block <iframe /],
  },
  {
    name: 'a code block in an unknown language',
    change: site => site.append('docs/release.mdx', '\n```kotln\nval a = 1\n```\n'),
    messages: [/docs\/release\.mdx:\d+: Prism does not support the language "kotln"/],
  },
  {
    name: 'two headings with one ID',
    change: site =>
      site.append('docs/release.mdx', '\n## One {/* #same-id */}\n\n## Two {/* #same-id */}\n'),
    messages: ['The page /docs/release/ has the ID "same-id" more than once.'],
  },
  {
    name: 'an anchor without a heading',
    change: site => site.append('docs/release.mdx', '\n[Away](/docs/release#no-such-anchor)\n'),
    messages: [/page path = \/docs\/release:\s+-> linking to \S*#no-such-anchor/],
  },
  {
    name: 'navbar items of an unknown type, for a missing sidebar, and for a sidebar without links',
    change: site => {
      site.replace(
        'sidebars.ts',
        'tutorialSidebar: [',
        "bare: [{type: 'html', value: '-'}], tutorialSidebar: [",
      );
      site.write('src/pages/a.mdx', showing('type="noSuchKind"'));
      site.write('src/pages/b.mdx', showing('type="docSidebar" sidebarId="none" label="B"'));
      site.write('src/pages/c.mdx', showing('type="docSidebar" sidebarId="bare" label="C"'));
    },
    messages: [
      'No NavbarItem component found for type "noSuchKind"',
      /sidebar with id "none"/,
      /bare.*anything to be linked to/,
    ],
  },
  {
    name: 'a doc that is in no sidebar, one that nobody can open, and one that another hides',
    change: site => {
      site.write('docs/lost.mdx', 'Nobody finds this page.\n');
      site.write('docs/cron (advanced).mdx', '---\nunlisted: true\n---\n\nText.\n');
      site.write('docs/hidden.mdx', '---\nunlisted: true\nslug: /Release\n---\n\nText.\n');
      site.write('docs/c++.mdx', 'Everybody can open this page, but no sidebar has it.\n');
      site.write('src/pages/my page.mdx', 'Text.\n');
      site.replace('sidebars.ts', "'getting-started',", "'getting-(started)',");
    },
    messages: [
      /docs\/lost\.mdx:1 is in no sidebar.*'lost'/,
      /docs\/c\+\+\.mdx:1 is in no sidebar/,
      /docs\/\S+\.mdx:1 has the same path as docs\/\S+\.mdx, \/docs\/release, /,
      /docs\/cron \(advanced\)\.mdx:1 has the path .+, at which nobody can open it\./,
      /src\/pages\/my page\.mdx:1 has the path \/my%20page,/,
      /sidebars\.ts:1 has the path \/docs\/category\/getting-\(started\),/,
    ],
  },
  {
    name: 'a sidebar item for a doc that does not exist',
    change: site => site.replace('sidebars.ts', "'release',", "'no-such-doc',"),
    messages: ['sidebars.ts', 'no-such-doc'],
  },
  {
    name: 'a plugin that does not exist',
    change: site =>
      site.replace('docusaurus.config.ts', 'themes: [', "themes: ['no-such-plugin', "),
    messages: ['no-such-plugin'],
  },
];

describe('the build fails with a message about @full', () => {
  test.each(broken)(
    '$name',
    async ({change, messages}) => {
      const site = new SiteCopy();
      change(site);
      const {code, output} = await site.run('npx docusaurus build --no-minify');
      expect(code).not.toBe(0);
      for (const text of messages) {
        expect(output).toMatch(text);
      }
    },
    300_000,
  );
});
