import {firefox, webkit} from '@playwright/test';
import type {Driver, RunningEngine} from './driver';
import type {Engine} from './engines';

/** Starts an engine that Playwright drives. */
export async function startPlaywright({name, executable}: Engine): Promise<RunningEngine> {
  const browser = await {firefox, webkit}[name].launch({executablePath: executable});
  const visit = async (): Promise<Driver> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const problems: string[] = [];
    context.on('weberror', error => problems.push(`page error: ${error.error().message}`));
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type())) {
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    return {
      goto: async url => void (await page.goto(url)),
      evaluate: async (script, argument) =>
        (await page.evaluate(script as never, argument)) as never,
      click: selector => page.locator(selector).first().click(),
      press: key => page.keyboard.press(key),
      type: text => page.keyboard.type(text),
      back: async () => void (await page.goBack()),
      resize: (width, height) => page.setViewportSize({width, height}),
      problems: async () => problems,
      close: () => context.close(),
    };
  };
  return {visit, close: () => browser.close()};
}
