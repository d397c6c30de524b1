import {load, type CheerioAPI} from 'cheerio';
import {defaultHandlers} from 'hast-util-to-mdast';
import type {Code} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {cleanArticle, replaceCheckboxes, type Elements} from './cleanArticle';

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

/** Unicode's superscripts and subscripts, in the order of `0123456789+-=()n`. */
const digits = '0123456789+-=()n';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';

/** Writes a superscript or subscript as Unicode if it can, else after a sign, as in "x^(2a)". */
function script(text: string, characters: string, sign: string): string {
  const parts = [...text].map(character => [...characters][digits.indexOf(character)]);
  return parts.every(part => part !== undefined) ? parts.join('') : `${sign}(${text})`;
}

const headings = 'h1, h2, h3, h4, h5, h6';

/** The elements that HTML lays out as blocks: "Flow content" without phrasing content, and the parts of each. */
const blocks = `address, article, aside, blockquote, dd, details, div, dl, dt, figcaption, figure, header, hgroup, hr,
  li, main, menu, ol, p, section, summary, ul, table, caption, thead, tbody, tfoot, tr, td, th, ${headings}`;

/** Puts the blocks in a cell of a table on one line, with a sign where the page shows one. */
function flatten($: CheerioAPI, cell: Elements): void {
  cell.find('ol').each((_, list) => {
    const start = Number($(list).attr('start') ?? 1);
    $(list)
      .children('li')
      .each((index, item) => void $(item).prepend(`${start + index}. `));
  });
  cell.find('li:not(:last-child), dd:not(:last-child)').append('; ');
  cell.find('dt').append(': ');
  // Another line is another command.
  cell.find('pre').each((_, pre) => {
    const paragraph = $('<p>');
    const lines = $(pre)
      .text()
      .split('\n')
      .filter(line => line.trim() !== '');
    lines.forEach(line => paragraph.append($('<code>').text(line), ' '));
    $(pre).replaceWith(paragraph);
  });
  cell.find('br').replaceWith(' ');
  cell.find(blocks).each((_, element) => {
    const block = $(element);
    const isFollowedBySign = element.next?.type === 'text' && element.next.data.startsWith('; ');
    block
      .before(' ')
      .after(isFollowedBySign || block.is('li, dd') ? '' : ' ')
      .replaceWith(block.contents());
  });
}

/** Changes what Markdown cannot express, such as summaries, captions, and blocks in table cells. */
function simplify($: CheerioAPI, article: Elements): void {
  const each = (selector: string, change: (found: Elements) => void) =>
    article.find(selector).each((_, element) => change($(element)));

  each('summary', summary => void summary.wrapInner('<strong>'));
  // A target without a URL would become an empty link.
  each('a:not([href])', anchor => void anchor.replaceWith(anchor.contents()));
  // A player becomes a link, which needs a text.
  each('audio, video', player => {
    const source = player.attr('src') ?? player.find('source').attr('src') ?? '';
    if (!player.text().trim()) {
      player.append(source.replace(/.*\//, ''));
    }
  });
  // In Markdown, only items of lists have checkboxes.
  replaceCheckboxes($, article.find('input[type=checkbox]:not(li > *, li > p > *)'));
  // References to footnotes are links.
  each('sup:not(:has(a))', found => void found.replaceWith(script(found.text(), raised, '^')));
  each('sub:not(:has(a))', found => void found.replaceWith(script(found.text(), lowered, '_')));
  each('figcaption', caption => void caption.wrapInner('<em>'));
  // Tables in Markdown have no caption, and only one line per cell.
  each('caption', caption => {
    caption.closest('table').before($('<p>').append(caption.contents()));
  });
  each('td, th', cell => flatten($, cell));
  each(headings, heading => void heading.find('br').replaceWith(' '));
  // Empty code would become two signs.
  each(':not(pre) > code:empty', code => void code.remove());
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
  article.find('h1').remove();
  cleanArticle($, article, url);
  simplify($, article);
  return htmlToMarkdown(article.html()!);
}
