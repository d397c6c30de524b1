import {createContext, useContext} from 'react';

/** Prefix of the element ids of one set of tabs; empty outside of one. */
export const TabsIdContext = createContext('');

/** The id prefix of the surrounding set of tabs. */
export function useTabsId(): string {
  return useContext(TabsIdContext);
}

/** Element id of a tab. */
export function tabId(prefix: string, index: number): string {
  return `${prefix}tab-${index}`;
}

/** Element id of the panel that a tab shows. */
export function panelId(prefix: string, index: number): string {
  return `${prefix}panel-${index}`;
}
