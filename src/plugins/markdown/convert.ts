import {load, type CheerioAPI} from 'cheerio';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Code} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const converter = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {
    handlers: {
      pre: (state, element) => {
        const {dataTitle} = element.properties;
        const code = defaultHandlers.pre(state, element) as Code;
        return {...code, meta: dataTitle ? `title=${quoted(String(dataTitle))}` : null};
      },
    },
    // React separates adjacent texts by comments.
    nodeHandlers: {comment: () => undefined},
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true})
  .freeze();

/** Quotes a value for an info string without backslashes, which Markdown would escape again. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

/** Converts HTML to Markdown (CommonMark with GFM tables) in the style of all Markdown copies. */
export function htmlToMarkdown(html: string): string {
  return String(converter.processSync(html));
}

/** Selectors to remove: controls, their output, and the title, which the copy has already. */
const removed = [
  ...['h1', '.hash-link', '[hidden]', '[aria-hidden=true]', 'wbr'],
  ...['button', 'fieldset', 'footer', 'form', 'input', 'nav', 'noscript', 'select'],
];

type Elements = ReturnType<CheerioAPI>;

/** Replaces an article's components by plain HTML elements, which have a Markdown equivalent. */
function simplify($: CheerioAPI, article: Elements): void {
  const each = (selector: string, change: (found: Elements) => void) =>
    article.find(selector).each((_, element) => change($(element)));
  const strong = (text: string) => $('<p>').append($('<strong>').text(text));
  const figure = (text = '') => $('<span>').text(`Figure: ${text}`);

  // Shows each tab's panel below the tab's name.
  each('[role=tabpanel]', panel => {
    const label = $(`[id="${panel.attr('aria-labelledby')}"]`).text();
    panel.removeAttr('hidden').prepend(strong(label));
  });
  // Converts `:::caution[Title]` to a quotation that begins with "Caution: Title".
  each('.theme-admonition', box => {
    const type = /theme-admonition-(\w+)/.exec(box.attr('class')!)![1]!;
    const kind = type.charAt(0).toUpperCase() + type.slice(1);
    const heading = box.children().first();
    const title = heading.text().trim();
    const isOwn = title && title.toLowerCase() !== type;
    heading.replaceWith(strong(isOwn ? `${kind}: ${title}` : kind));
    box.replaceWith($('<blockquote>').append(box.contents()));
  });
  // Puts link and description of a category's entry on one line.
  each('li > a:first-child + p', text => text.before(': ').replaceWith(text.contents()));
  each('.theme-code-block', block => {
    const pre = block.find('pre').first();
    pre.find('br').replaceWith('\n');
    const language = /language-(\S+)/.exec(pre.attr('class') ?? '')?.[1] ?? 'text';
    const code = $('<code>').addClass(`language-${language}`).text(pre.text());
    block.find('pre, button, [role=status]').remove();
    const title = block.text().trim();
    block.replaceWith($('<pre>').attr('data-title', title).append(code));
  });
  // Replaces a drawing by its text alternative. A figure can contain two layouts with the same one.
  each('svg[role=img]', svg => {
    const label = svg.attr('aria-label');
    svg.nextAll(`svg[aria-label=${JSON.stringify(label)}]`).remove();
    svg.replaceWith(figure(label));
  });
  // An inline image has no URL.
  each('img[src^="data:"]', image => void image.replaceWith(figure(image.attr('alt'))));
  each(removed.join(), found => void found.remove());

  each('summary', summary => void summary.wrapInner('<strong>'));
  each('figcaption', caption => void caption.wrapInner('<em>'));
  // Tables in Markdown have no caption, and only one line per cell.
  each('caption', caption => {
    caption.closest('table').before($('<p>').append(caption.contents()));
  });
  each('td, th', cell => {
    cell.find('br').replaceWith(' ');
    cell.find('li:not(:last-child)').append('; ');
    cell.find('pre').each((_, pre) => void $(pre).replaceWith($('<code>').text($(pre).text())));
    cell.find('p, ul, ol, li, div').each((_, block) => {
      $(block).append(' ').replaceWith($(block).contents());
    });
  });
}

/**
 * Converts a built page's article to Markdown, without its title and with absolute links. The article
 * is the text of a doc or post, or for category pages `main`.
 *
 * @param html the whole page
 * @param url absolute URL of the page
 * @throws Error with the URL if the page has no article
 */
export function pageToMarkdown(html: string, url: string): string {
  const $ = load(html);
  const [article] = ['.theme-doc-markdown', '#__blog-post-container', 'main']
    .map(selector => $(selector).first())
    .filter(({length}) => length > 0);
  if (!article) {
    throw new Error(`${url} has neither an article nor a "main" to convert to Markdown.`);
  }
  simplify($, article);
  for (const name of ['href', 'src']) {
    article.find(`[${name}]`).each((_, element) => {
      $(element).attr(name, new URL($(element).attr(name)!, url).href);
    });
  }
  return htmlToMarkdown(article.html()!);
}
