import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {SearchHit} from '../../engine/types';
import {labels} from '../Search/labels';
import Hit from '@theme/Search/Hit';
import Icon, {type IconName} from '../Search/list/Icon';
import type {SearchItem} from '../Search/list/items';
import ItemLink, {type ShownSource} from './ItemLink';
import rows from './rows.module.css';
import type {ScreenProps} from './screenProps';
import {cellId, listId} from './shownList';
import styles from './StoredSearches.module.css';

type Action = {label: string; icon: IconName; run: (hit: SearchHit) => void};
type Section = {title: string; icon: IconName; actions: Action[]};

function sectionsOf({model: {stored}}: ScreenProps): Record<string, Section> {
  return {
    recentSearches: {
      title: labels.recent,
      icon: 'clock',
      actions: [
        {label: labels.saveRecent, icon: 'star', run: stored.favor},
        {label: labels.removeRecent, icon: 'cross', run: stored.removeRecent},
      ],
    },
    favoriteSearches: {
      title: labels.favorite,
      icon: 'star',
      actions: [{label: labels.removeFavorite, icon: 'cross', run: stored.removeFavorite}],
    },
  };
}

type RowProps = ScreenProps & {item: SearchItem; source: ShownSource; section: Section};

/** A stored search: the link to its page, and the buttons that keep or remove it. */
function Row({item, source, section, model, activeDescendant, input}: RowProps): ReactNode {
  const {id, 'aria-selected': isActive} = model.autocomplete.getItemProps({item, source});
  const run = (action: Action): void => {
    action.run(item.hit);
    void model.autocomplete.refresh();
    input.current?.focus();
  };
  return (
    <div id={id} role="row" className={clsx('DocSearch-Hit', rows.row)} aria-selected={isActive}>
      <div id={cellId(id, 0)} role="gridcell" className={rows.cell}>
        <ItemLink {...{model, item, source}} className={rows.link}>
          <Hit item={item} icon={section.icon} />
        </ItemLink>
      </div>
      {section.actions.map((action, index) => (
        <div
          key={action.icon}
          id={cellId(id, index + 1)}
          role="gridcell"
          className={clsx('DocSearch-Hit-action', rows.action)}
        >
          <button
            type="button"
            className={clsx('DocSearch-Hit-action-button', styles.button)}
            data-active={activeDescendant === cellId(id, index + 1)}
            aria-label={action.label}
            title={action.label}
            onClick={() => run(action)}
          >
            <Icon name={action.icon} />
          </button>
        </div>
      ))}
    </div>
  );
}

/** The searches that a visitor made before, as a grid: their rows hold buttons, and an option may hold none. */
export default function StoredSearches(props: ScreenProps): ReactNode {
  const sections = sectionsOf(props);
  const {collections} = props.model.state;
  return (
    <div className={clsx('DocSearch-Dropdown-Container', rows.list)}>
      <div id={listId} role="grid" aria-label={labels.stored}>
        {collections
          .filter(({items}) => items.length > 0)
          .map(({source, items}) => {
            const section = sections[source.sourceId]!;
            const titleId = `${listId}-${source.sourceId}`;
            return (
              <div
                key={source.sourceId}
                role="rowgroup"
                aria-labelledby={titleId}
                className="DocSearch-Hits"
              >
                <div id={titleId} className={clsx('DocSearch-Hit-source', rows.source)}>
                  {section.title}
                </div>
                {items.map(item => (
                  <Row key={item.objectID} {...props} {...{item, source, section}} />
                ))}
              </div>
            );
          })}
      </div>
    </div>
  );
}
