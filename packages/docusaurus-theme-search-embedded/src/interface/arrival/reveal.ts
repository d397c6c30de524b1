/** The time in frames that a page has to hydrate, and to render what was opened. */
const maxFrames = 300;

/** The longest time in milliseconds to wait for the animations of what was opened. */
const maxAnimationTime = 1000;

/**
 * Returns the tabs that may be that of a panel: the one that names it, or else those of its list, from the one
 * with the same position on. The `values` of stock tabs may be in another order than their panels.
 */
function tabsOf(panel: Element): HTMLElement[] {
  const label = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (label?.matches('[role="tab"]')) {
    return [label];
  }
  const tabs = Array.from(document.querySelectorAll<HTMLElement>('[role="tab"]'));
  const controlling = tabs.find(tab => panel.id && tab.getAttribute('aria-controls') === panel.id);
  if (controlling) {
    return [controlling];
  }
  // The stock tabs have neither: the list precedes the element with the panels.
  const siblings = Array.from(panel.parentElement?.children ?? []);
  const index = siblings.filter(sibling => sibling.matches('[role="tabpanel"]')).indexOf(panel);
  for (let outer = panel.parentElement; outer; outer = outer.parentElement) {
    const list = outer.querySelector(':scope > [role="tablist"]');
    if (list) {
      const all = Array.from(list.querySelectorAll<HTMLElement>('[role="tab"]'));
      return [...all.slice(index), ...all.slice(0, index)];
    }
  }
  return [];
}

/** Returns the tabs that may show an element: those of a hidden panel, or itself, if it is a tab of another panel. */
function tabsToPress(element: Element): HTMLElement[] {
  if (element.matches('[role="tabpanel"][hidden]')) {
    return tabsOf(element);
  }
  return element.matches('[role="tab"][aria-selected="false"]') ? [element as HTMLElement] : [];
}

/** Returns whether a `details` element is closed. Docusaurus' own keeps the state in an attribute. */
function isClosed(details: HTMLDetailsElement): boolean {
  return !details.open || details.dataset.collapsed === 'true';
}

/** How often an element was looked at, which is the number of its tabs that were pressed. */
type Presses = Map<Element, number>;

/** Opens an element if it is closed `details`, the panel of another tab, or that tab. Returns whether it was. */
function openOne(element: Element, presses: Presses): boolean {
  if (element instanceof HTMLDetailsElement && isClosed(element)) {
    const summary = element.querySelector<HTMLElement>(':scope > summary');
    if (summary) {
      summary.click();
    } else {
      element.open = true;
    }
    return true;
  }
  const tabs = tabsToPress(element);
  const count = presses.get(element) ?? 0;
  presses.set(element, count + 1);
  tabs[count]?.click();
  return count < tabs.length;
}

/** Opens what is closed around an element, and the element itself. Returns whether anything was closed. */
function openAround(element: Element, presses: Presses): boolean {
  const path: Element[] = [];
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    path.unshift(outer);
  }
  return path.map(each => openOne(each, presses)).includes(true);
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

async function animationsEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({finished}) => finished.catch(() => undefined));
  const limit = new Promise(resolve => setTimeout(resolve, maxAnimationTime));
  await Promise.race([Promise.all(ending), limit]);
}

/**
 * Opens the `details` and selects the tabs that hide an element, from the outside in, as a press on them does.
 * Waits until the page has hydrated, and for what it opens. Looks for the element again in each frame,
 * because Docusaurus renders tabs a second time after hydration.
 *
 * @returns whether anything was closed.
 */
export async function reveal(find: () => Element | null): Promise<boolean> {
  let hasOpened = false;
  const presses: Presses = new Map();
  for (let frame = 0; frame < maxFrames; frame++) {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    const element = find();
    if (!element || (isHydrated && !openAround(element, presses))) {
      break;
    }
    hasOpened ||= isHydrated;
    await nextFrame();
  }
  if (hasOpened) {
    await nextFrame();
    await animationsEnd();
  }
  return hasOpened;
}
