import {createContext, useContext} from 'react';

/** Prefix of the element ids of one set of tabs; empty outside a set. */
export const TabsIdContext = createContext('');

/** Returns the id prefix of the surrounding set of tabs. */
export function useTabsId(): string {
  return useContext(TabsIdContext);
}

/** Returns the element id of a tab. */
export function tabId(prefix: string, index: number): string {
  return `${prefix}tab-${index}`;
}

/** Returns the element id of the panel that a tab shows. */
export function panelId(prefix: string, index: number): string {
  return `${prefix}panel-${index}`;
}
