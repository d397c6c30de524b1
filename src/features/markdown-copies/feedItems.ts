import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {CheerioAPI} from 'cheerio';
import {machineUrl} from '../../utils/machineUrl';
import {cleanArticle, replaceCheckboxes} from './cleanArticle';

/** Returns the HTML of a post for feed readers, which have neither the site's styles nor its scripts. */
function feedBody($: CheerioAPI, url: string): string {
  cleanArticle($, $.root(), url);
  // Feed readers show neither attributes nor controls.
  $('pre[data-title]:not([data-title=""])').each((_, pre) => {
    const title = $('<strong>').text($(pre).attr('data-title')!);
    $(pre).before($('<p>').append(title)).removeAttr('data-title');
  });
  replaceCheckboxes($, $('input'));
  $('a[href]').each((_, link) => {
    const target = $(link).attr('href')!;
    const {origin, pathname} = new URL(target, url);
    const isFile = /\.[^/]*$/.test(pathname);
    if (origin === new URL(url).origin && !isFile) {
      $(link).attr('href', machineUrl(target));
    }
  });
  $('[style]').removeAttr('style');
  $('[class]').not('code').removeAttr('class');
  return $.html().trim();
}

/** Creates the entries of the blog's feeds, with the posts as plain HTML and the dates of their publication. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  // Loaded on use: other commands read this file with the settings.
  const {load} = await import('cheerio');
  return items.map(item => ({
    ...item,
    link: machineUrl(item.link),
    published: item.date,
    content: feedBody(load(item.content ?? '', {}, false), item.link),
  }));
};
