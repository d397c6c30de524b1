import {Feed} from 'feed';
import type {ContentPage} from '../contentPages';

/** Address of the feed, below the base URL. */
export const changesPath = 'changes.xml';

/** How many changes the feed holds: about a screen of a reader's list. */
const entryLimit = 30;

type Site = {title: string; /** With the base URL. */ url: string; language: string};

/**
 * A feed (Atom) of the docs that changed last, the newest first. Each change is an entry of its own, so
 * that readers of the feed see a page again when it changes again.
 *
 * @param pages of the site; those without a known date, unlisted ones and posts are left out
 */
export function changesFeed(site: Site, pages: readonly ContentPage[]): string {
  const changed = pages
    .filter(({kind, unlisted, updatedAt}) => kind === 'doc' && !unlisted && updatedAt)
    .sort((a, b) => b.updatedAt! - a.updatedAt!)
    .slice(0, entryLimit);
  const feed = new Feed({
    id: site.url + changesPath,
    title: `${site.title}: changes of the documentation`,
    link: site.url,
    language: site.language,
    updated: new Date(changed[0]?.updatedAt ?? 0),
    feedLinks: {atom: site.url + changesPath},
    copyright: '',
  });
  for (const {permalink, title, description, updatedAt} of changed) {
    const date = new Date(updatedAt!);
    const link = new URL(permalink, site.url).href;
    feed.addItem({id: `${link}#${date.toISOString()}`, title, link, description, date});
  }
  return feed.atom1();
}
