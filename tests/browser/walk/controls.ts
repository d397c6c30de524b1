import type {Page} from '@playwright/test';

/** What a reader can press or type in. */
export type ControlKind = 'link' | 'control' | 'field';

/**
 * A control: how a step names it, where on the screen to press it, and whether the page was scrolled to it.
 * Controls with one name are numbered from the second.
 */
export type Control = {name: string; x: number; y: number; hasScrolled: boolean};

/**
 * Finds a control that a reader can reach now and scrolls to it. A modal dialog hides the controls behind
 * it.
 *
 * @param wanted the control's name, or a number that stands for one of them
 * @returns `undefined` if there is none, or none has this name
 */
export async function findControl(
  page: Page,
  kind: ControlKind,
  wanted: string | number,
): Promise<Control | undefined> {
  return page.evaluate<Control | undefined, readonly [ControlKind, string | number]>(
    ([kindInPage, wantedInPage]) => {
      const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';
      const selectors = {
        link: 'a[href]',
        field: fields,
        control:
          'button, summary, select, input, textarea, [role=tab], [role=option], [role=menuitem], [tabindex="0"]',
      };
      const layer = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')]
        .filter(element => element.checkVisibility({visibilityProperty: true}))
        .at(-1);
      const shown = [
        ...(layer ?? document.body).querySelectorAll<HTMLElement>(selectors[kindInPage]),
      ].filter(
        element =>
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
          !element.matches(':disabled, [inert] *'),
      );
      const nameOf = (element: HTMLElement): string => {
        const labels =
          'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
        const text =
          element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? element.innerText;
        const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
        return `${role} ${text.replace(/\s+/g, ' ').trim().slice(0, 70)}`;
      };
      /** Returns where a press reaches the element, after scrolling to it. */
      const pointOf = (element: HTMLElement): Omit<Control, 'name'> | undefined => {
        const scroll = scrollY;
        const {top} = element.getBoundingClientRect();
        // A reader scrolls with the wheel or a finger, which stops a page that moves on its own.
        document.dispatchEvent(new Event('wheel'));
        element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
        const box = element.getClientRects()[0];
        if (!box) {
          return undefined;
        }
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.closest('label')?.control === element)
          ? {x, y, hasScrolled: scroll !== scrollY || top !== element.getBoundingClientRect().top}
          : undefined;
      };
      const counts = new Map<string, number>();
      const named = shown.map(element => {
        const base = nameOf(element);
        const count = (counts.get(base) ?? 0) + 1;
        counts.set(base, count);
        return {element, name: count === 1 ? base : `${base} (${count})`};
      });
      const start = typeof wantedInPage === 'number' ? wantedInPage % (shown.length || 1) : 0;
      const inTurn = [...named.slice(start), ...named.slice(0, start)].filter(
        ({name}) => typeof wantedInPage === 'number' || name === wantedInPage,
      );
      for (const {element, name} of inTurn) {
        const point = pointOf(element);
        if (point) {
          return {name, ...point};
        }
      }
      return undefined;
    },
    [kind, wanted] as const,
  );
}
