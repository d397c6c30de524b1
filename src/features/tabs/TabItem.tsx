import {useContext, useEffect, useRef, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {TabsIdContext} from './Tabs';
import styles from './tabItem.module.css';

/**
 * Renders the panel of one tab, which names it. The keyboard can reach it. Where the browser supports it, a search in
 * the page also finds the text of hidden panels, and shows it.
 */
export default function TabItem(props: Props): ReactNode {
  const {value} = props;
  const tabs = useTabs();
  const id = useContext(TabsIdContext);
  const index = tabs.tabValues.findIndex(tab => tab.value === value);
  const {selectValue} = tabs;
  const isShown = value === tabs.selectedValue;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hidden = panel.current;
    if (isShown || !hidden || !('onbeforematch' in hidden)) {
      return;
    }
    // React 19.1 writes no value. With this one, screen readers would find an empty panel.
    hidden.setAttribute('hidden', 'until-found');
    hidden.setAttribute('aria-hidden', 'true');
    const show = (): void => selectValue(value);
    hidden.addEventListener('beforematch', show);
    return () => {
      hidden.removeAttribute('aria-hidden');
      hidden.removeEventListener('beforematch', show);
    };
  }, [isShown, selectValue, value]);
  return (
    (isShown || !tabs.lazy) && (
      <div
        ref={panel}
        id={`${id}panel-${index}`}
        role="tabpanel"
        aria-labelledby={`${id}tab-${index}`}
        tabIndex={isShown ? 0 : undefined}
        className={clsx(styles.panel, props.className)}
        data-label={props.label ?? value}
        hidden={!isShown}
      >
        {props.children}
      </div>
    )
  );
}
