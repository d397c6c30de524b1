// Protects the theme's styles from those of Infima in sites with cascade layers, whatever browsers the site supports.
import {urlOf} from 'tooling/builds';
import {searchDialog} from 'tooling/searchDialog';
import {expect, open, settle, test, type Page} from 'tooling/test';
import {builds} from '../../builds';

/** Returns the computed styles of an element and of all elements in it, one for each property. */
function stylesOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(root => {
    const element = document.querySelector(root)!;
    return [element, ...element.querySelectorAll('*')].flatMap(one => {
      const style = getComputedStyle(one);
      const names = [...style].filter(name => !name.startsWith('--'));
      const name = `${one.tagName}.${one.getAttribute('class')}`;
      const lines = names.map(each => `${name} ${each}: ${style.getPropertyValue(each)}`);
      // Rewritten for old browsers.
      return lines.map(line => line.replace(/text-align: left$/, 'text-align: start'));
    });
  }, selector);
}

/** Sets the site's colors, which lose to those of Infima, too. */
function setColors(page: Page): Promise<void> {
  return page.evaluate(() => {
    const {style} = document.documentElement;
    for (const shade of ['', '-dark', '-darker', '-darkest', '-light', '-lighter', '-lightest']) {
      style.setProperty(`--ifm-color-primary${shade}`, 'rgb(31 95 191)');
    }
  });
}

/** Each state, with how to reach it and what to compare. */
const states: Record<string, {reach: (page: Page, url: string) => Promise<void>; root: string}> = {
  button: {reach: (page, url) => open(page, url), root: '.DocSearch-Button'},
  'empty dialog': {
    reach: async (page, url) => {
      await open(page, url);
      await searchDialog(page).button.click();
      await expect(searchDialog(page).input).toBeFocused();
      await expect(searchDialog(page).dialog.getByText('No recent searches')).toBeVisible();
    },
    root: 'dialog',
  },
  'dialog with results': {
    reach: async (page, url) => {
      await open(page, url);
      await searchDialog(page).button.click();
      await searchDialog(page).input.fill('mistral');
      await expect(searchDialog(page).status).not.toBeEmpty();
      await expect(page.locator('[class*=pending]')).toHaveCount(0);
    },
    root: 'dialog',
  },
  'dialog without results': {
    reach: async (page, url) => {
      await open(page, url);
      await searchDialog(page).button.click();
      await searchDialog(page).input.fill('zzzzqqqq');
      await expect(searchDialog(page).dialog.locator('.DocSearch-Prefill').first()).toBeVisible();
      await expect(searchDialog(page).status).not.toBeEmpty();
    },
    root: 'dialog',
  },
  'empty search page': {
    reach: async (page, url) => {
      await open(page, `${url}search`);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    },
    root: 'main',
  },
  'search page with results': {
    reach: async (page, url) => {
      await open(page, `${url}search?q=schedule`);
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    },
    root: 'main',
  },
};

for (const [name, {reach, root}] of Object.entries(states)) {
  test(`${name}: the computed styles are those of a build with native layers @full`, async ({
    page,
  }) => {
    const all: string[][] = [];
    for (const build of ['search-layers', 'search-embedded']) {
      await reach(page, urlOf(builds.find(each => each.name === build)!));
      await setColors(page);
      await settle(page);
      all.push(await stylesOf(page, root));
    }
    const differences = all[0]!.filter((style, index) => style !== all[1]![index]);
    expect(differences).toEqual([]);
    expect(all[0]).toHaveLength(all[1]!.length);
  });
}
