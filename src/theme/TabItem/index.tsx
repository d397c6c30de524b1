import {type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {panelId, tabId, useTabsId} from '../Tabs/ids';
import styles from './styles.module.css';

/** The panel of one tab, named by it and reachable by keyboard. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues, lazy} = useTabs();
  const id = useTabsId();
  const index = tabValues.findIndex(tab => tab.value === value);
  const selected = value === selectedValue;
  if (!selected && lazy) {
    return null;
  }
  return (
    <div
      role="tabpanel"
      id={panelId(id, index)}
      aria-labelledby={tabId(id, index)}
      tabIndex={0}
      hidden={!selected}
      className={clsx(styles.panel, className)}
    >
      {children}
    </div>
  );
}
