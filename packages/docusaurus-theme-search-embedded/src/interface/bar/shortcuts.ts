export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Splits a shortcut such as `Ctrl/Cmd+K` into its keys. The last key may be a plus sign. */
export function keysOf(shortcut: string): string[] {
  return shortcut.split(/\+(?=.)/u);
}

/** Returns whether a shortcut has a modifier other than Shift, and therefore also works in fields. */
export function hasModifier(shortcut: string): boolean {
  return keysOf(shortcut).length > 1 && !/^Shift\+.$/iu.test(shortcut);
}

/** Returns whether a key event is a shortcut such as `Ctrl/Cmd+K`, `Alt+S`, or `/`. */
export function isPressed(shortcut: string, event: Pressed): boolean {
  const keys = keysOf(shortcut.toLowerCase());
  const key = keys.pop()!;
  const [isCtrl, isCmd, isEither] = ['ctrl', 'cmd', 'ctrl/cmd'].map(name => keys.includes(name));
  // On non-Latin layouts, and with Alt on macOS, only the key's position identifies the letter.
  const hasLetter = /^[\p{Script=Latin}\P{L}]$/u.test(event.key) && !event.altKey;
  const isKey =
    hasLetter || !/^[a-z]$/.test(key)
      ? event.key.toLowerCase() === key
      : event.code === `Key${key.toUpperCase()}`;
  // Many layouts need Shift for a character such as the slash.
  const isShiftFree = /^[^\p{L}]$/u.test(key);
  return (
    isKey &&
    (isEither
      ? event.ctrlKey || event.metaKey
      : event.ctrlKey === isCtrl && event.metaKey === isCmd) &&
    event.altKey === keys.includes('alt') &&
    (isShiftFree || event.shiftKey === keys.includes('shift'))
  );
}

/** Returns the shortcuts in the syntax of `aria-keyshortcuts`. */
export function ariaShortcuts(shortcuts: readonly string[]): string | undefined {
  const names = shortcuts
    .flatMap(shortcut =>
      shortcut.includes('Ctrl/Cmd')
        ? [shortcut.replace('Ctrl/Cmd', 'Ctrl'), shortcut.replace('Ctrl/Cmd', 'Cmd')]
        : [shortcut],
    )
    .map(shortcut => shortcut.replace('Ctrl', 'Control').replace('Cmd', 'Meta'));
  return names.join(' ') || undefined;
}

/** The types of inputs that take no text. */
const withoutText = 'button checkbox color file image radio range reset submit'.split(' ');

/** Returns whether an element takes the keys that a reader types. */
export function takesText(element: unknown): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      (element instanceof HTMLInputElement && !withoutText.includes(element.type)) ||
      ['SELECT', 'TEXTAREA'].includes(element.tagName))
  );
}

/** Returns whether a key is typed into a field. */
export function isInField(event: KeyboardEvent): boolean {
  return takesText(event.composedPath()[0]);
}

export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Returns whether a key is left to others: to what has handled it, or to a text field on Apple's systems, where
 * Control edits (Control+K deletes to the end of the line). Command is for shortcuts there.
 */
export function isForOthers(event: KeyboardEvent): boolean {
  return (
    event.defaultPrevented || (event.ctrlKey && !event.metaKey && isInField(event) && isApple())
  );
}
