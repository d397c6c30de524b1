import {htmlToMarkdown} from './convert';

/** One page as the lists for language models know it (https://llmstxt.org). */
export type Twin = {
  section: string;
  title: string;
  description: string;
  /** Address of the page, with the site's origin. */
  url: string;
  /** Address of its Markdown twin, with the site's origin. */
  twinUrl: string;
  /** Its text, without title and front matter. */
  body: string;
};

type Site = {title: string; description: string};

/** A text as HTML, so that Markdown escapes what it must. */
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page's text below its title. */
export function withTitle(title: string, body: string): string {
  return `${htmlToMarkdown(`<h1>${html(title)}</h1>`)}\n${body}`;
}

/** What both files begin with: the site's name and what it is about. */
function introduction({title, description}: Site): string {
  return withTitle(title, htmlToMarkdown(`<blockquote><p>${html(description)}</blockquote>`));
}

/** `llms.txt`: every section of the site with its pages, one line a page. */
export function llmsTxt(site: Site, twins: readonly Twin[]): string {
  const sections = [...new Set(twins.map(({section}) => section))].map(section => {
    const lines = twins
      .filter(twin => twin.section === section)
      .map(({title, description, twinUrl}) => {
        const about = description && `: ${html(description)}`;
        return `<li><a href="${twinUrl}">${html(title)}</a>${about}`;
      });
    return htmlToMarkdown(`<h2>${html(section)}</h2><ul>${lines.join('')}</ul>`);
  });
  return [introduction(site), ...sections].join('\n');
}

/** `llms-full.txt`: the text of all pages, each below its title and address. */
export function llmsFullTxt(site: Site, twins: readonly Twin[]): string {
  const pages = twins.map(({title, url, body}) => {
    const source = htmlToMarkdown(`<p>Source: <a href="${url}">${url}</a>`);
    return withTitle(title, `${source}\n${body}`);
  });
  return [introduction(site), ...pages].join('\n');
}
