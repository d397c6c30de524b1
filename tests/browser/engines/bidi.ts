import {launch, type KeyInput} from 'puppeteer-core';
import {keysOf, type Driver, type RunningEngine} from './driver';
import type {Engine} from './engines';

/**
 * Starts a Firefox as Mozilla or a distribution publishes it, by WebDriver BiDi. Playwright drives
 * only the Firefox that it ships itself.
 */
export async function startBidi({executable}: Engine): Promise<RunningEngine> {
  const browser = await launch({browser: 'firefox', executablePath: executable});
  const visit = async (): Promise<Driver> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    // Firefox draws no frames for a tab in the background.
    await page.bringToFront();
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(`page error: ${String(error)}`));
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) {
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    return {
      goto: async url => void (await page.goto(url)),
      evaluate: async (script, argument) =>
        (await page.evaluate(script as never, argument)) as never,
      click: selector => page.locator(selector).click(),
      async press(combination) {
        const {modifiers, key} = keysOf(combination);
        for (const modifier of modifiers) {
          await page.keyboard.down(modifier as KeyInput);
        }
        await page.keyboard.press(key as KeyInput);
        for (const modifier of modifiers.reverse()) {
          await page.keyboard.up(modifier as KeyInput);
        }
      },
      type: text => page.keyboard.type(text),
      // `goBack` waits for a load, which an overlay's entry in the history does not bring.
      back: () => page.evaluate(() => history.back()),
      resize: (width, height) => page.setViewport({width, height}),
      problems: async () => problems,
      close: () => context.close(),
    };
  };
  return {visit, close: () => browser.close()};
}
