import {htmlToMarkdown} from './convert';

/** A page in the lists for language models (https://llmstxt.org), in a section per category. */
export type MarkdownCopy = {
  category: string;
  title: string;
  description: string;
  url: string;
  markdownUrl: string;
  /** The text, without title and front matter. */
  body: string;
};

type Site = {title: string; description: string};

/** Escapes text for HTML. The conversion to Markdown then escapes it for Markdown. */
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function withTitle(title: string, body: string): string {
  return `${htmlToMarkdown(`<h1>${html(title)}</h1>`)}\n${body}`;
}

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
  const pages = copies.map(({title, url, body}) => {
    const source = htmlToMarkdown(`<p>Source: <a href="${url}">${url}</a>`);
    return withTitle(title, `${source}\n${body}`);
  });
  return [introduction(site), ...pages].join('\n');
}
