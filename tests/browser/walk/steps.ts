import type {BrowserContext, Page} from '@playwright/test';
import fc from 'fast-check';
import {type ControlKind, findControl} from './controls';
import {drawn} from './state';

/** A reader at a page of the site. */
export type Reader = {
  page: Page;
  context: BrowserContext;
  hasTouch: boolean;
  isOffline: boolean;
  /** The names of open dialogs and menus. */
  layers: readonly string[];
};

/** An action and what it acts on: a control by name, or by a number that stands for any. */
export type Step = readonly [action: ActionName, ...details: (string | number)[]];
type ActionName = keyof typeof actions;

async function pressAt({page, hasTouch}: Reader, x: number, y: number): Promise<void> {
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** A step names a control that the page does not have. */
export class MissingControlError extends Error {}

/**
 * Presses a control, and returns its name. A number that stands for any control presses nothing if there is
 * none.
 *
 * @throws MissingControlError if there is no control with the name
 */
async function press(
  reader: Reader,
  kind: ControlKind,
  wanted: string | number,
): Promise<string | undefined> {
  let control = await findControl(reader.page, kind, wanted);
  if (control?.hasScrolled) {
    // Scrolling can move a control, or hide it.
    await drawn(reader.page);
    control = (await findControl(reader.page, kind, control.name)) ?? control;
  }
  if (control) {
    await pressAt(reader, control.x, control.y);
  } else if (typeof wanted === 'string') {
    throw new MissingControlError(
      `${reader.page.url()} has no ${kind} "${wanted}" that can be pressed. If the page has changed, rename the control in the step, or delete the case when nothing replaces the control.`,
    );
  }
  return control?.name;
}

/**
 * Waits for a navigation. The history may have pages of other sites, which the tests cannot reach, and a page
 * that could not be loaded reloads when the reader is online again.
 */
async function settle(navigation: Promise<unknown>): Promise<void> {
  try {
    await navigation;
  } catch (error) {
    if (!/net::ERR_|Not attached to an active page/.test((error as Error).message)) {
      throw error;
    }
  }
}

/** Ends {@link actions.offline}. */
export async function goOnline(reader: Reader): Promise<void> {
  if (reader.isOffline) {
    reader.isOffline = false;
    await reader.context.setOffline(false);
    // A machine without a network never comes online.
    await reader.page.evaluate(() => navigator.onLine || dispatchEvent(new Event('online')));
  }
}

/** Each returns the control that it used, if the step names one by number. */
const actions = {
  press: (reader: Reader, wanted: string | number) => press(reader, 'control', wanted),
  follow: (reader: Reader, wanted: string | number) => press(reader, 'link', wanted),
  async type(reader: Reader, wanted: string | number, text: string) {
    const name = await press(reader, 'field', wanted);
    await reader.page.keyboard.type(text);
    return name;
  },
  async key({page}: Reader, key: string) {
    await page.keyboard.press(key);
  },
  /** Presses next to the open dialog or menu. */
  async outside(reader: Reader) {
    if (reader.layers.length > 0) {
      const {width, height} = reader.page.viewportSize()!;
      await pressAt(reader, width - 4, height - 4);
    }
  },
  back: ({page}: Reader) => settle(page.goBack({waitUntil: 'commit'})),
  forward: ({page}: Reader) => settle(page.goForward({waitUntil: 'commit'})),
  async reload(reader: Reader) {
    // Offline, the browser shows a page of its own.
    await goOnline(reader);
    await settle(reader.page.reload());
  },
  async offline(reader: Reader) {
    reader.isOffline = true;
    await reader.context.setOffline(true);
  },
  online: goOnline,
  /** Chooses a color mode in another tab. */
  async colors({page}: Reader, mode: string) {
    await page.evaluate(newValue => {
      const oldValue = localStorage.getItem('theme');
      localStorage.setItem('theme', newValue);
      dispatchEvent(
        new StorageEvent('storage', {key: 'theme', oldValue, newValue, storageArea: localStorage}),
      );
    }, mode);
  },
  async resize({page}: Reader, width: number, height: number) {
    await page.setViewportSize({width, height});
  },
  /** Swipes, or turns the wheel. */
  async swipe({page, context, hasTouch}: Reader, xDistance: number, yDistance: number) {
    const session = await context.newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 150,
      y: 200,
      xDistance,
      yDistance,
      speed: 10_000,
      preventFling: true,
      gestureSourceType: hasTouch ? 'touch' : 'mouse',
    });
    await session.detach();
  },
};

/** Does a step, and returns it with the name of its control instead of a number. */
export async function act(reader: Reader, [action, ...details]: Step): Promise<Step> {
  const act = actions[action] as (reader: Reader, ...details: unknown[]) => Promise<string | void>;
  const name = await act(reader, ...details);
  return name === undefined ? [action, ...details] : [action, name, ...details.slice(1)];
}

const texts = [
  'key',
  'task',
  'request_id',
  '2fa',
  'sk-',
  '"',
  '-',
  '--insecure',
  '17 6 * * 1-5',
  '5,000',
  'no such words',
  '<img src=x>',
  '\\',
  '😀',
  'مرحبا',
  'ключ',
  '0',
  '-1',
  'x'.repeat(80),
  ' ',
];
const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Enter',
  'Space',
  'Escape',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Control+k',
  '/',
  'Backspace',
  'Delete',
];
const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;
const distances = [-2000, -300, 0, 300, 2000];

const any = fc.nat({max: 9999});
const stepOf = (action: ActionName, ...details: fc.Arbitrary<string | number>[]) =>
  fc.tuple(fc.constant(action), ...details) as unknown as fc.Arbitrary<Step>;

/** Any step. Those that readers do often come often. */
export const anyStep: fc.Arbitrary<Step> = fc.noBias(
  fc.oneof(
    {weight: 8, arbitrary: stepOf('press', any)},
    {weight: 4, arbitrary: stepOf('follow', any)},
    {weight: 4, arbitrary: stepOf('type', any, fc.constantFrom(...texts))},
    {weight: 8, arbitrary: stepOf('key', fc.constantFrom(...keys))},
    {weight: 2, arbitrary: stepOf('outside')},
    {weight: 3, arbitrary: stepOf('back')},
    {weight: 2, arbitrary: stepOf('forward')},
    {weight: 1, arbitrary: stepOf('reload')},
    {weight: 1, arbitrary: stepOf('offline')},
    {weight: 1, arbitrary: stepOf('online')},
    {weight: 1, arbitrary: stepOf('colors', fc.constantFrom('light', 'dark'))},
    {
      weight: 2,
      arbitrary: fc.constantFrom(...sizes).map((size): Step => ['resize', ...size]),
    },
    {
      weight: 2,
      arbitrary: stepOf('swipe', fc.constantFrom(...distances), fc.constantFrom(...distances)),
    },
  ),
);
