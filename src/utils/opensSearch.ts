/**
 * Returns whether a key opens search. An open menu closes first: the search dialog returns the focus to
 * where it was, and by then the menu's own controls are gone.
 */
export function opensSearch(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey'>,
): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  return isCommand ? event.key.toLowerCase() === 'k' || event.code === 'KeyK' : event.key === '/';
}
