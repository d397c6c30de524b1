/** The time in ms after which a download has failed. */
const timeLimit = 10_000;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {signal: AbortSignal.timeout(timeLimit)});
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  return response.text();
}

/**
 * Copies a text file to the clipboard.
 *
 * Browsers let a page write to the clipboard only while they handle an action of the reader. The file
 * arrives later, so the clipboard gets a promise of it.
 *
 * @throws Error if the file cannot be loaded, or if the browser has no clipboard or denies access, as
 *   on a page without HTTPS
 */
export async function copyFile(url: string): Promise<void> {
  const {clipboard} = navigator;
  if (typeof ClipboardItem === 'undefined') {
    // Firefox before 127 allows writing for some seconds after the click.
    await clipboard.writeText(await fetchText(url));
    return;
  }
  const text = fetchText(url).then(value => new Blob([value], {type: 'text/plain'}));
  // If the browser denies access at once, nothing else handles a failed download.
  text.catch(() => undefined);
  await clipboard.write([new ClipboardItem({'text/plain': text})]);
}
