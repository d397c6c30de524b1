import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchItem} from './items';
import Hit from './Hit';
import Icon from './Icon';
import ItemLink, {type ShownSource} from './ItemLink';
import {labels} from './labels';
import type {ScreenProps} from './screenProps';
import {listId} from './shownList';
import type {DialogModel} from './useDialogStore';
import {useSearchPageLink} from './useSearch';

type OptionProps = {model: DialogModel; item: SearchItem; source: ShownSource};

function Option({model, item, source}: OptionProps): ReactNode {
  const {id, 'aria-selected': isActive} = model.autocomplete.getItemProps({item, source});
  return (
    <div className="DocSearch-Hit">
      <ItemLink {...{model, item, source}} id={id} role="option" aria-selected={isActive}>
        <Hit item={item} />
        <span className="DocSearch-Hit-action">
          <Icon name="enter" />
        </span>
      </ItemLink>
    </div>
  );
}

/** The results of a query in groups, and the link to all of them. */
export default function ResultsScreen({
  model,
  nbHits,
  onClose,
}: ScreenProps & {nbHits: number}): ReactNode {
  const searchPageLink = useSearchPageLink();
  const {collections, query} = model.state;
  return (
    <div className="DocSearch-Dropdown-Container">
      <div id={listId} role="listbox" aria-label={labels.results}>
        {collections.map(({source, items}) => (
          <div
            key={source.sourceId}
            className="DocSearch-Hits"
            role="group"
            aria-labelledby={`${listId}-${source.sourceId}`}
          >
            <div id={`${listId}-${source.sourceId}`} className="DocSearch-Hit-source">
              {items[0]?.group}
            </div>
            {items.map(item => (
              <Option key={item.objectID} {...{model, item, source}} />
            ))}
          </div>
        ))}
      </div>
      <div className="DocSearch-HitsFooter">
        <Link to={searchPageLink(query)} onClick={onClose}>
          <Translate
            id="theme.SearchBar.seeAll"
            description="The label of the link to the search page"
            values={{count: nbHits.toLocaleString('en')}}
          >
            {'See all {count} results'}
          </Translate>
        </Link>
      </div>
    </div>
  );
}
