import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {createStorageSlot, ThemeClassNames, useEvent} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

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

/** The tab chosen in each group during this visit, if the browser cannot store it. */
const choices = new Map<string, string>();
const choiceEvents = new EventTarget();

/**
 * Extends the stock state of tabs: a group shares its choice even if storage is forbidden or full.
 *
 * Docusaurus shares a choice by storing it: the other tabs of the group read it from there. It reports no
 * error if that fails. So after a choice we read the stored value again. If it is the chosen one,
 * Docusaurus has told the other tabs. If it is not, storage does not work, and the choice goes to them
 * through `choices`, which also serves the tabs of pages that open later in this visit.
 */
function useSharedTabs(props: Props) {
  const {groupId} = props;
  const tabs = useTabsContextValue(props);
  const follow = useEvent(() => {
    const choice = groupId && choices.get(groupId);
    if (choice && tabs.tabValues.some(({value}) => value === choice)) {
      tabs.selectValue(choice);
    }
  });
  useLayoutEffect(() => {
    follow();
    choiceEvents.addEventListener('change', follow);
    return () => choiceEvents.removeEventListener('change', follow);
  }, [follow]);
  return {
    ...tabs,
    selectValue(value: string) {
      tabs.selectValue(value);
      if (groupId && createStorageSlot(`docusaurus.tab.${groupId}`).get() !== value) {
        choices.set(groupId, value);
        choiceEvents.dispatchEvent(new Event('change'));
      }
    },
  };
}

/** Shows tabs (WAI-ARIA pattern): arrows, Home, and End move and select; a group shares its choice. */
export default function Tabs(props: Props): ReactNode {
  const value = useSharedTabs(props);
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
