/**
 * Returns whether an input method uses the key to convert or commit text. Safari reports the key that
 * commits after the composition has ended, with the key code of composition.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
