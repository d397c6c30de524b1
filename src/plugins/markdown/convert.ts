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
    // React's marks between texts.
    nodeHandlers: {comment: () => undefined},
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true})
  .freeze();

/** A value of a fence's info string, where a backslash would escape itself once more. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

/** Converts HTML to Markdown (CommonMark with GFM tables) in the style of all Markdown copies. */
export function htmlToMarkdown(html: string): string {
  return String(converter.processSync(html));
}

/** Selectors to remove: controls, their output, and the title, which every copy begins with. */
const leftOut = [
  ...['h1', '.hash-link', '[hidden]', '[aria-hidden=true]', 'wbr'],
  ...['button', 'fieldset', 'footer', 'form', 'input', 'nav', 'noscript', 'select'],
];

/** Some elements of a page. */
type Elements = ReturnType<CheerioAPI>;

/** What the article of a page becomes before it is Markdown: elements that HTML has itself. */
function simplify($: CheerioAPI, article: Elements): void {
  const each = (selector: string, change: (found: Elements) => void) =>
    article.find(selector).each((_, element) => change($(element)));
  const strong = (text: string) => $('<p>').append($('<strong>').text(text));
  const figure = (text = '') => $('<span>').text(`Figure: ${text}`);

  // The content of a tab below the tab's name.
  each('[role=tabpanel]', panel => {
    const label = $(`[id="${panel.attr('aria-labelledby')}"]`).text();
    panel.removeAttr('hidden').prepend(strong(label));
  });
  // `:::caution[Title]` is a quotation that begins with "Caution: Title".
  each('.theme-admonition', box => {
    const type = /theme-admonition-(\w+)/.exec(box.attr('class')!)![1]!;
    const kind = type.charAt(0).toUpperCase() + type.slice(1);
    const heading = box.children().first();
    const title = heading.text().trim();
    const isOwn = title && title.toLowerCase() !== type;
    heading.replaceWith(strong(isOwn ? `${kind}: ${title}` : kind));
    box.replaceWith($('<blockquote>').append(box.contents()));
  });
  // A category's entry: its link and what the page is about, on one line.
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
  // A drawing is its text alternative. A figure can hold the same one in two layouts.
  each('svg[role=img]', svg => {
    const label = svg.attr('aria-label');
    svg.nextAll(`svg[aria-label=${JSON.stringify(label)}]`).remove();
    svg.replaceWith(figure(label));
  });
  // An inline image has no URL to link to.
  each('img[src^="data:"]', image => void image.replaceWith(figure(image.attr('alt'))));
  each(leftOut.join(), found => void found.remove());

  each('summary', summary => void summary.wrapInner('<strong>'));
  each('figcaption', caption => void caption.wrapInner('<em>'));
  // Markdown's tables have no caption, and one line for each cell.
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
 * Makes Markdown of a built page's article, without its title: a doc's text, a post's text, else (a
 * category's page) all of `main`. Its links are absolute.
 *
 * @param html the whole page
 * @param url address of the page, with the site's origin
 * @throws Error naming the address when the page has no article
 */
export function pageToMarkdown(html: string, url: string): string {
  const $ = load(html);
  const [article] = ['.theme-doc-markdown', '#__blog-post-container', 'main']
    .map(selector => $(selector).first())
    .filter(({length}) => length > 0);
  if (!article) {
    throw new Error(`${url} holds neither an article nor a "main" to make Markdown of.`);
  }
  simplify($, article);
  for (const name of ['href', 'src']) {
    article.find(`[${name}]`).each((_, element) => {
      $(element).attr(name, new URL($(element).attr(name)!, url).href);
    });
  }
  return htmlToMarkdown(article.html()!);
}
