/** The modifier keys and the button of an event, which determine where a link opens. */
export type OpenEvent = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  button?: number;
  preventDefault: () => void;
};

/** Returns whether an event opens another tab or window and the dialog stays open. */
export function opensInNewTab(event: OpenEvent): boolean {
  return event.button === 1 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
