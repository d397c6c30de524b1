import {findFirstSidebarItemLink, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import descriptions from '@generated/doc-descriptions/default/descriptions.json';
import type {Props} from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import type {ReactNode} from 'react';

/**
 * A card that leads to a doc, or to the first page of a category. The descriptions of docs come from
 * a file of their own (`src/plugins/doc-descriptions`), and labels are shown as they are: looking for
 * an emoji in front of each takes the browser longer than to hydrate the rest of the page.
 *
 * @throws Error on an item of the sidebar that is neither
 */
export default function DocCard({item}: Props): ReactNode {
  const {version} = useDocsVersion();
  const countItems = useDocCardDescriptionCategoryItemsPlural();
  // The icon is drawn by `Heading/Icon` for the kind of item.
  const card = {item, className: item.className, icon: item.type};
  switch (item.type) {
    case 'link': {
      const description = item.description ?? descriptions[version]?.[item.docId ?? ''];
      return <Layout {...card} href={item.href} title={item.label} description={description} />;
    }
    case 'category': {
      const href = findFirstSidebarItemLink(item);
      const description = item.description ?? countItems(item.items.length);
      return href && <Layout {...card} href={href} title={item.label} description={description} />;
    }
    default:
      throw new Error(`unknown item type ${JSON.stringify(item)}`);
  }
}
