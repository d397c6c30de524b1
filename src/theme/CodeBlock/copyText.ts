/**
 * Copies the text of an element to the clipboard.
 *
 * @returns `'copied'`, or `'selected'` if the browser has no clipboard or denies access (no HTTPS, no
 *   permission). The text is then selected, ready for Ctrl+C.
 */
export async function copyText(element: HTMLElement): Promise<'copied' | 'selected'> {
  const text = (element.textContent ?? '').replace(/\n$/, '');
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.info('The clipboard is not available; the code is selected instead.', error);
    getSelection()?.selectAllChildren(element);
    return 'selected';
  }
}
