import {generateAtomFeed} from 'feedsmith';
import type {Article} from '../articles';

export const changesPath = 'changes.xml';

/** The maximum number of entries, about one screen in a feed reader. */
const entryLimit = 30;

type Site = {title: string; /** With the base URL. */ url: string};

/**
 * Returns an Atom feed of recently changed docs, latest first. Each change is a separate entry, so that
 * feed readers show a page again when it changes again.
 *
 * @param pages content pages; the feed leaves out posts, unlisted pages, and pages without a known date
 */
export function changesFeed(site: Site, pages: readonly Article[]): string {
  const changed = pages
    .filter(({kind, unlisted, updatedAt}) => kind === 'doc' && !unlisted && updatedAt)
    .sort((a, b) => b.updatedAt! - a.updatedAt!)
    .slice(0, entryLimit);
  return generateAtomFeed({
    id: site.url + changesPath,
    title: {value: `${site.title}: changes of the documentation`},
    updated: new Date(changed[0]?.updatedAt ?? 0),
    links: [{href: site.url}, {href: site.url + changesPath, rel: 'self'}],
    entries: changed.map(({permalink, title, description, updatedAt}) => {
      const updated = new Date(updatedAt!);
      const href = new URL(permalink, site.url).href;
      const id = `${href}#${updated.toISOString()}`;
      return {
        id,
        title: {value: title},
        links: [{href}],
        summary: {value: description},
        updated,
      };
    }),
  });
}
