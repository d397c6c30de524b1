import {Fragment, type ReactNode} from 'react';
import Highlight from './Highlight';
import Icon, {type IconName} from './Icon';
import type {SearchItem} from './items';

function iconOf({type}: SearchItem): IconName {
  if (type === 'content') {
    return 'passage';
  }
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}

/** The headings above a hit, outermost first, so that one sees where it is. */
export function Breadcrumb({item}: {item: SearchItem}): ReactNode {
  return item.breadcrumb.map((heading, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <span aria-hidden="true">›</span>{' '}
        </>
      )}
      <Highlight value={heading} />
    </Fragment>
  ));
}

/** What is seen of a hit: its icon, the heading or passage found, and where it is. */
export default function Hit({item, icon}: {item: SearchItem; icon?: IconName}): ReactNode {
  return (
    <span className="DocSearch-Hit-Container">
      <span className="DocSearch-Hit-icon">
        <Icon name={icon ?? iconOf(item)} />
      </span>
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Highlight value={item.title} />
        </span>
        {item.breadcrumb.length > 0 && (
          <span className="DocSearch-Hit-path">
            <Breadcrumb item={item} />
          </span>
        )}
      </span>
    </span>
  );
}
