import type {CheerioAPI} from 'cheerio';

export type Elements = ReturnType<CheerioAPI>;

/** Replaces checkboxes by signs, where nothing else shows their state. */
export function replaceCheckboxes($: CheerioAPI, boxes: Elements): void {
  boxes.each((_, box) => {
    $(box).replaceWith($(box).is('[checked]') ? '☑ ' : '☐ ');
  });
}

/** Selectors to remove: controls, their output, and what only tells readers of the page something. */
const removed = [
  '.hash-link',
  // Search in the page shows the others.
  '[hidden]:not([hidden=until-found])',
  '[aria-hidden=true]',
  '[role=status]',
  'wbr',
  'button',
  'fieldset',
  'footer',
  'form',
  // Others are items of task lists.
  'input:not([type=checkbox])',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
];

/**
 * Turns a built article into plain HTML that can be read elsewhere: replaces components, removes
 * controls, and makes links absolute.
 *
 * @param article an element of the document `$`, which changes
 * @param url absolute URL of the page
 */
export function cleanArticle($: CheerioAPI, article: Elements, url: string): void {
  const each = (selector: string, change: (found: Elements) => void) =>
    article.find(selector).each((_, element) => change($(element)));
  const strong = (text: string) => $('<p>').append($('<strong>').text(text));
  const figure = (text = '') => $('<span>').text(`Figure: ${text}`);

  // Shows each tab's panel below the tab's name.
  each('[role=tabpanel]', panel => {
    const tab = $('[role=tab]').filter(
      (_, each) => each.attribs.id === panel.attr('aria-labelledby'),
    );
    panel.removeAttr('hidden').prepend(strong(tab.text()));
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
    svg
      .nextAll('svg')
      .filter((_, next) => next.attribs['aria-label'] === label)
      .remove();
    svg.replaceWith(figure(label));
  });
  // An inline image has no URL.
  each('img[src^="data:"]', image => void image.replaceWith(figure(image.attr('alt'))));
  // A form works only on the page.
  each('fieldset:has(> legend)', form => {
    const legend = form.children('legend').text();
    const heading = form.parents().prevAll('h2, h3').first().attr('id');
    const link = $('<a>').attr('href', heading ? `#${heading}` : '');
    form.replaceWith($('<p>').append(link.text(`${legend}: enter your values on the page`)));
  });
  each(removed.join(), found => void found.remove());
  each('[srcset]', image => {
    const sources = image.attr('srcset')!.split(/,\s+/);
    const absolute = sources.map(source => source.replace(/\S+/, text => new URL(text, url).href));
    image.attr('srcset', absolute.join(', '));
  });
  for (const name of ['href', 'src', 'poster']) {
    each(`[${name}]`, found => {
      const target = found.attr(name)!;
      found.attr(name, URL.canParse(target, url) ? new URL(target, url).href : target);
    });
  }
}
