import {useContext, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {TabsIdContext} from './Tabs';
import styles from './tabItem.module.css';

/** Renders the panel of one tab, which names it. The keyboard can reach it. */
export default function TabItem(props: Props): ReactNode {
  const tabs = useTabs();
  const id = useContext(TabsIdContext);
  const index = tabs.tabValues.findIndex(tab => tab.value === props.value);
  const isShown = props.value === tabs.selectedValue;
  return (
    (isShown || !tabs.lazy) && (
      <div
        id={`${id}panel-${index}`}
        role="tabpanel"
        aria-labelledby={`${id}tab-${index}`}
        tabIndex={0}
        className={clsx(styles.panel, props.className)}
        data-label={props.label ?? props.value}
        hidden={!isShown}
      >
        {props.children}
      </div>
    )
  );
}
