import {htmlToMarkdown} from './convert';

/** A page in the lists for language models (https://llmstxt.org). */
export type MarkdownCopy = {
  section: string;
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URL of its Markdown copy. */
  markdownUrl: string;
  /** The text, without title and front matter. */
  body: string;
};

type Site = {title: string; description: string};

/** Escapes a text for HTML; the conversion to Markdown then escapes what Markdown needs. */
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a page's text below its title. */
export function withTitle(title: string, body: string): string {
  return `${htmlToMarkdown(`<h1>${html(title)}</h1>`)}\n${body}`;
}

/** Returns the beginning of both files: the site's title and description. */
function introduction({title, description}: Site): string {
  return withTitle(title, htmlToMarkdown(`<blockquote><p>${html(description)}</blockquote>`));
}

/** Returns `llms.txt`: every section of the site with one line per page. */
export function llmsTxt(site: Site, copies: readonly MarkdownCopy[]): string {
  const sections = [...new Set(copies.map(({section}) => section))].map(section => {
    const lines = copies
      .filter(copy => copy.section === section)
      .map(({title, description, markdownUrl}) => {
        const about = description && `: ${html(description)}`;
        return `<li><a href="${markdownUrl}">${html(title)}</a>${about}`;
      });
    return htmlToMarkdown(`<h2>${html(section)}</h2><ul>${lines.join('')}</ul>`);
  });
  return [introduction(site), ...sections].join('\n');
}

/** Returns `llms-full.txt`: the text of all pages, each below its title and URL. */
export function llmsFullTxt(site: Site, copies: readonly MarkdownCopy[]): string {
  const pages = copies.map(({title, url, body}) => {
    const source = htmlToMarkdown(`<p>Source: <a href="${url}">${url}</a>`);
    return withTitle(title, `${source}\n${body}`);
  });
  return [introduction(site), ...pages].join('\n');
}
