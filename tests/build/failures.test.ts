import {describe, expect, test} from 'vitest';
import {SiteCopy} from './site-copy';

/** Writes a page with an item of the navbar, so that one build can report several items. */
const showing = (attributes: string) =>
  `import NavbarItem from '@theme/NavbarItem';\n\n<NavbarItem ${attributes} />\n`;

/** Builds that must fail, with what their message must name. Unit tests cover the pure code. */
const broken: {name: string; make: (site: SiteCopy) => void; says: (string | RegExp)[]}[] = [
  {
    name: 'content that the security policy would block',
    make: site =>
      site.append('docs/release.mdx', '\n<iframe src="https://shop.example/" title="A shop" />\n'),
    says: [/docs\/release\/index\.html: the content security policy would block <iframe /],
  },
  {
    name: 'an anchor that no heading has',
    make: site => site.append('docs/release.mdx', '\n[Away](/docs/release#no-such-anchor)\n'),
    says: [/page path = \/docs\/release:\s+-> linking to \S*#no-such-anchor/],
  },
  {
    name: 'a navbar item of a kind that does not exist, for no sidebar, for one with nothing to link to',
    make: site => {
      site.replace(
        'sidebars.ts',
        'tutorialSidebar: [',
        "bare: [{type: 'html', value: '-'}], tutorialSidebar: [",
      );
      site.write('src/pages/a.mdx', showing('type="noSuchKind"'));
      site.write('src/pages/b.mdx', showing('type="docSidebar" sidebarId="none" label="B"'));
      site.write('src/pages/c.mdx', showing('type="docSidebar" sidebarId="bare" label="C"'));
    },
    says: [
      'No NavbarItem component found for type "noSuchKind"',
      /sidebar with id "none"/,
      /bare.*anything to be linked to/,
    ],
  },
  {
    name: 'a doc that is in no sidebar',
    make: site => site.write('docs/lost.mdx', 'Nobody finds this page.\n'),
    says: [/docs\/lost\.mdx:1 is in no sidebar.*'lost'/],
  },
  {
    name: 'a doc that names a heading of symptoms which it does not have',
    make: site => site.replace('docs/release.mdx', 'symptoms: if-', 'symptoms: no-'),
    says: ['docs/release.mdx: `symptoms` in the front matter is "no-something-is-different"'],
  },
  {
    name: 'a sidebar item for a doc that does not exist',
    make: site => site.replace('sidebars.ts', "'release',", "'no-such-doc',"),
    says: ['sidebars.ts', 'no-such-doc'],
  },
  {
    name: 'a plugin that does not exist',
    make: site => site.replace('docusaurus.config.ts', 'themes: [', "themes: ['no-such-plugin', "),
    says: ['no-such-plugin'],
  },
];

describe('the build fails and names what is wrong', () => {
  test.each(broken)(
    '$name',
    async ({make, says}) => {
      const site = new SiteCopy('failures');
      make(site);
      const {code, output} = await site.run('npx docusaurus build --no-minify');
      expect(code).not.toBe(0);
      for (const text of says) {
        expect(output).toMatch(text);
      }
    },
    300_000,
  );
});
