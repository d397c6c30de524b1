import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isVisibleSidebarItem,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocsMap from './DocsMap';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Item = NonNullable<Props['items']>[number];

/** Renders one doc or category with its description. Omits unlisted ones, and items without a page, such as HTML. */
function Entry({item}: {item: Item}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || !href || !isVisibleSidebarItem(item, '')) {
    return null;
  }
  return (
    <li className={item.className}>
      <Link to={href}>{item.label}</Link>
      <p>{item.description ?? doc?.description}</p>
    </li>
  );
}

function Siblings({className}: Props): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} className={className} />;
}

/** Whether the page is the index of the root category, which shows the map of all docs. */
function useIsRoot(): boolean {
  const root = useBaseUrl('/docs');
  return useLocation().pathname.replace(/\/$/, '') === root;
}

/** Lists the pages of a category, or without `items`, the siblings of the page. */
export default function DocCardList({items, className}: Props): ReactNode {
  const isRoot = useIsRoot();
  if (isRoot) {
    return <DocsMap />;
  }
  if (!items) {
    return <Siblings className={className} />;
  }
  return (
    <ul className={clsx('site-rows site-rows--links', className)}>
      {items.map((item, index) => (
        <Entry key={index} item={item} />
      ))}
    </ul>
  );
}
