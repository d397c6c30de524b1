import type {Page} from '@playwright/test';

/** Marks of a text that {@link translatePage} replaced. */
export const translated = /«/;

/**
 * Replaces the texts of a page as the translation of a browser does: each text node becomes a `font` element
 * with another text.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = 'script, style, code, pre, svg, option, font, [translate=no], .notranslate';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      if (text.data.trim() && !text.parentElement!.closest(kept)) {
        const font = document.createElement('font');
        font.append(`«${text.data}»`);
        text.replaceWith(font);
      }
    }
  });
}
