import {htmlToMarkdown, pageToMarkdown} from './convert';

/** A page in the lists for language models (https://llmstxt.org), in a section per category. */
export type MarkdownCopy = {
  category: string;
  title: string;
  description: string;
  url: string;
  markdownUrl: string;
  /** The title and the text, without front matter. */
  text: string;
};

type Site = {title: string; description: string};

/** Escapes text for HTML. The conversion to Markdown then escapes it for Markdown. */
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function withTitle(title: string, body: string): string {
  return `${htmlToMarkdown(`<h1>${html(title)}</h1>`)}\n${body}`;
}

/**
 * Returns the title and text of a built page as Markdown.
 *
 * @param html the page, or its `main`
 * @param url absolute URL of the page
 * @throws Error with the URL if the page has no article
 */
export const copyText = (title: string, html: string, url: string): string =>
  withTitle(title, pageToMarkdown(html, url));

/** Returns the beginning of both files: the site's title and description. */
function introduction({title, description}: Site): string {
  return withTitle(title, htmlToMarkdown(`<blockquote><p>${html(description)}</blockquote>`));
}

/** Returns `llms.txt`: a section for each category, with one line per page. */
export function llmsTxt(site: Site, copies: readonly MarkdownCopy[]): string {
  const sections = [...new Set(copies.map(copy => copy.category))].map(category => {
    const lines = copies
      .filter(copy => copy.category === category)
      .map(({title, description, markdownUrl}) => {
        const about = description && `: ${html(description)}`;
        return `<li><a href="${markdownUrl}">${html(title)}</a>${about}`;
      });
    return htmlToMarkdown(`<h2>${html(category)}</h2><ul>${lines.join('')}</ul>`);
  });
  return [introduction(site), ...sections].join('\n');
}

/** Returns `llms-full.txt`: the text of all pages, each below its title and URL. */
export function llmsFullTxt(site: Site, copies: readonly MarkdownCopy[]): string {
  const pages = copies.map(({url, text}) => {
    const source = htmlToMarkdown(`<p>Source: <a href="${url}">${url}</a>`);
    return text.replace('\n\n', () => `\n\n${source}\n`);
  });
  return [introduction(site), ...pages].join('\n');
}
