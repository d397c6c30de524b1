/** How long the page's Markdown may take, in milliseconds. */
const timeLimit = 10_000;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(timeLimit)});
  if (!response.ok) {
    throw new Error(`${address} answered with status ${response.status}.`);
  }
  return response.text();
}

/**
 * Copies a text file to the clipboard.
 *
 * Browsers let a page write to the clipboard only while they handle what the reader did. The file
 * comes later than that, so the clipboard gets the promise of it.
 *
 * @throws Error when the file cannot be had, or when the browser refuses or has no clipboard, as on a
 *   page without HTTPS
 */
export async function copyPage(address: string): Promise<void> {
  const {clipboard} = navigator;
  if (typeof ClipboardItem === 'undefined') {
    // Firefox before 127; there the reader's click counts for some seconds more.
    await clipboard.writeText(await fetchText(address));
    return;
  }
  const text = fetchText(address).then(value => new Blob([value], {type: 'text/plain'}));
  // A browser that refuses at once does not wait for the file, whose own failure nobody then hears.
  text.catch(() => undefined);
  await clipboard.write([new ClipboardItem({'text/plain': text})]);
}
