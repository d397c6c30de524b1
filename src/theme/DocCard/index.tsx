import type {ReactNode} from 'react';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';

function useCountOfItems(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.docs.DocCard.categoryDescription.plurals',
          message: '1 item|{count} items',
          description: 'The default description for a category card in the generated index',
        },
        {count},
      ),
    );
}

/**
 * A card that leads to a doc, or to the first page of a category. Labels are shown as they are:
 * looking for an emoji in front of each takes the browser longer than hydrating the rest of the page.
 *
 * @throws Error on an HTML item of the sidebar; lists of cards leave those out
 */
export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const countOfItems = useCountOfItems();
  if (item.type === 'html') {
    throw new Error('A card needs a doc or a category; an HTML item of the sidebar has no page.');
  }
  const isCategory = item.type === 'category';
  const href = isCategory ? findFirstSidebarItemLink(item) : item.href;
  const ofItsOwn = isCategory ? countOfItems(item.items.length) : doc?.description;
  return (
    href && (
      <Layout
        item={item}
        className={item.className}
        href={href}
        // Drawn by `Heading/Icon` for the kind of item.
        icon={item.type}
        title={item.label}
        description={item.description ?? ofItsOwn}
      />
    )
  );
}
