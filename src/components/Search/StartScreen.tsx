import type {ReactNode} from 'react';
import type {SearchHit} from '../../search/types';
import Hit from './Hit';
import Icon, {type IconName} from './Icon';
import ItemLink, {type ShownSource} from './ItemLink';
import type {SearchItem} from './items';
import {labels} from './labels';
import type {ScreenProps} from './screenProps';
import {cellId, listId, shownList} from './shownList';

type Action = {label: string; icon: IconName; run: (hit: SearchHit) => void};
type Section = {title: string; icon: IconName; actions: Action[]};

function useSections({model: {stored}}: ScreenProps): Record<string, Section> {
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
    <div id={id} role="row" className="DocSearch-Hit" aria-selected={isActive}>
      <div id={cellId(id, 0)} role="gridcell" className="DocSearch-Hit-cell">
        <ItemLink {...{model, item, source}}>
          <Hit item={item} icon={section.icon} />
        </ItemLink>
      </div>
      {section.actions.map((action, index) => (
        <div
          key={action.icon}
          id={cellId(id, index + 1)}
          role="gridcell"
          className="DocSearch-Hit-action"
        >
          <button
            type="button"
            className="DocSearch-Hit-action-button"
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

/** What stands below an empty input: recent and favorite searches. */
export default function StartScreen(props: ScreenProps): ReactNode {
  const {state} = props.model;
  const sections = useSections(props);
  if (!shownList(state)) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{labels.noRecent}</p>
      </div>
    );
  }
  return (
    <div className="DocSearch-Dropdown-Container">
      <div id={listId} role="grid" aria-label={labels.search}>
        {state.collections
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
                <div id={titleId} className="DocSearch-Hit-source">
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
