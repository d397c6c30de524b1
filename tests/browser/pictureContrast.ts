import {contrast} from '../unit/colors';
import type {Page} from './test';

/** A piece of text or an icon, where it is in the viewport in CSS pixels. */
type Ink = {name: string; left: number; top: number; width: number; height: number};

/** The least contrast of what is seen: that of WCAG 2.2 for large text and icons. */
const minContrast = 3;

/** Returns the texts and icons in the viewport that nothing covers. */
function visibleInk(page: Page): Promise<Ink[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element, rect: DOMRect): boolean => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const {left, right, top, bottom} = outer.getBoundingClientRect();
        const isOutside =
          rect.left < left - 1 ||
          rect.right > right + 1 ||
          rect.top < top - 1 ||
          rect.bottom > bottom + 1;
        if (isOutside && getComputedStyle(outer).overflow !== 'visible') {
          return true;
        }
      }
      const isInViewport =
        rect.left >= 0 && rect.top >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight;
      return !isInViewport;
    };
    const isSeen = (element: Element, rect: DOMRect): boolean => {
      const {left, top, width, height} = rect;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        width > 3 &&
        height > 3 &&
        hit !== null &&
        (element.contains(hit) || hit.contains(element)) &&
        !element.closest(':disabled, [aria-disabled="true"]') &&
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !isClipped(element, rect)
      );
    };
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const boxOf = (name: string, {left, top, width, height}: DOMRect): Ink => ({
      name,
      left,
      top,
      width,
      height,
    });

    const inks: Ink[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!;
      if (!/[\p{L}\p{N}]/u.test(text) || element.matches('script, style, noscript')) {
        continue;
      }
      const range = document.createRange();
      range.setStart(node, text.search(/\S/));
      range.setEnd(node, text.trimEnd().length);
      // The widest line: a line may have nothing but a comma, which is below the middle of its box.
      const [seen] = Array.from(range.getClientRects())
        .filter(rect => isSeen(element, rect))
        .sort((a, b) => b.width - a.width);
      if (seen) {
        // A box of text is taller than its line, and would show what is around the line's background.
        const middle = new DOMRect(seen.x, seen.y + seen.height / 4, seen.width, seen.height / 2);
        inks.push(boxOf(`“${text.trim().slice(0, 40)}” in ${nameOf(element)}`, middle));
      }
    }
    for (const icon of document.querySelectorAll('svg')) {
      const rect = icon.getBoundingClientRect();
      if (isSeen(icon, rect)) {
        inks.push(boxOf(nameOf(icon), rect));
      }
    }
    // Separators and markers are pseudo-elements, which have no box of their own: the rest of their element.
    const restOf = (
      selector: string,
      boxOfRest: (box: DOMRect, element: Element) => DOMRect,
    ): void => {
      for (const element of document.querySelectorAll(selector)) {
        const rest = boxOfRest(element.getBoundingClientRect(), element);
        if (isSeen(element, rest)) {
          inks.push(boxOf(`marker of ${nameOf(element)}`, rest));
        }
      }
    };
    restOf('.breadcrumbs__item:not(:last-child)', (box, {firstElementChild}) => {
      const {right} = firstElementChild!.getBoundingClientRect();
      return new DOMRect(right, box.top, box.right - right, box.height);
    });
    restOf('details > summary', ({left, top, height}, summary) => {
      return new DOMRect(left, top, parseFloat(getComputedStyle(summary).paddingLeft), height);
    });
    restOf('.menu__caret', box => box);
    restOf('.menu__link--sublist-caret', ({right, top, height}) => {
      return new DOMRect(right - height, top, height, height);
    });
    return inks;
  });
}

/**
 * Lists the texts and icons in the viewport whose contrast in a picture is too low. A picture also shows what
 * computed styles do not: fills, masks, background images, and colors that the system forces.
 */
export async function faintInk(page: Page): Promise<string[]> {
  const inks = await visibleInk(page);
  const picture = (await page.screenshot({animations: 'disabled', caret: 'hide'})).toString(
    'base64',
  );
  // The policy of the site allows no pictures from scripts.
  const reader = await page.context().newPage();
  const colors = await reader.evaluate(
    async ({base64, boxes}) => {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })!;
      canvas.drawImage(image, 0, 0);
      return boxes.map(({left, top, width, height}) => {
        // Only whole pixels: the first and the last may show what is next to the box.
        const [x, y] = [Math.ceil(left), Math.ceil(top)];
        const {data} = canvas.getImageData(x, y, Math.floor(width - 1), Math.floor(height - 1));
        const found = new Set<number>();
        for (let index = 0; index < data.length; index += 4) {
          found.add((data[index]! << 16) | (data[index + 1]! << 8) | data[index + 2]!);
        }
        return [...found].map(color => `#${color.toString(16).padStart(6, '0')}`);
      });
    },
    {base64: picture, boxes: inks},
  );
  await reader.close();
  return inks.flatMap(({name}, index) => {
    const byLight = colors[index]!.sort((a, b) => contrast(a, '#000000') - contrast(b, '#000000'));
    const ratio = contrast(byLight[0]!, byLight.at(-1)!);
    return ratio < minContrast ? `${name}: ${ratio.toFixed(1)}` : [];
  });
}
