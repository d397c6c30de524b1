import {createContext, useContext, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import styles from './tabs.module.css';

export const TabsIdContext = createContext('');

/** Returns the index of the tab that a key moves to; `undefined` for any other key. */
function targetOfKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function TabList({className}: {className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const id = useContext(TabsIdContext);
  const list = useRef<HTMLDivElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (index: number): void => {
    const tab = list.current!.children[index] as HTMLElement;
    tab.focus();
    // The choice also changes the groups above that share it, but the pressed tab must not move.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(tabValues[index]!.value);
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const target = targetOfKey(event.key, index, tabValues.length);
    if (target !== undefined) {
      event.preventDefault();
      select(target);
    }
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={tabValues.map(({label, value}) => label ?? value).join(', ')}
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', styles.list, className)}
    >
      {tabValues.map(({value, label, attributes}, index) => (
        <button
          {...attributes}
          key={value}
          type="button"
          role="tab"
          id={`${id}tab-${index}`}
          aria-controls={`${id}panel-${index}`}
          aria-selected={value === selectedValue}
          tabIndex={value === selectedValue ? 0 : -1}
          className={clsx('clean-btn tabs__item', styles.tab, attributes?.className as string, {
            'tabs__item--active': value === selectedValue,
          })}
          onKeyDown={event => onKeyDown(event, index)}
          onClick={() => select(index)}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

/** Shows tabs (WAI-ARIA pattern): arrows, Home, and End move and select; a group shares its choice. */
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  const id = useId();
  return (
    <TabsIdContext value={id}>
      <TabsProvider value={value}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
          <TabList className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsProvider>
    </TabsIdContext>
  );
}
