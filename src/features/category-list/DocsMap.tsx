import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {isVisibleSidebarItem, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import FirstSteps from '@site/src/components/FirstSteps';
import styles from './styles.module.css';

type Entry = Pick<PropSidebarItemLink, 'label' | 'href'>;

/** What belongs to the docs but is in no sidebar. */
const otherPages: readonly Entry[] = [
  {label: 'About these docs', href: '/markdown-page'},
  {label: 'Blog', href: '/blog'},
];

/** Returns the docs at any depth that are not unlisted. */
function linksOf(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap(item => {
    switch (item.type) {
      case 'link':
        return isVisibleSidebarItem(item, '') ? [item] : [];
      case 'category':
        return linksOf(item.items);
      default:
        return [];
    }
  });
}

function List({title, entries}: {title: string; entries: readonly Entry[]}): ReactNode {
  const id = `map-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <ul>
        {entries.map(({label, href}) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The map of the docs: the first five steps, then each category of the sidebar with its docs. */
export default function DocsMap(): ReactNode {
  const [root] = useDocsSidebar()?.items ?? [];
  const items = root?.type === 'category' ? root.items : [];
  const docs = linksOf(items.filter(item => item.type === 'link'));
  return (
    <div className={styles.map}>
      <Heading as="h2" id="first-steps">
        Your first five steps
      </Heading>
      <FirstSteps />
      <div className={styles.jobs}>
        {items.map(
          item =>
            item.type === 'category' && (
              <List key={item.label} title={item.label} entries={linksOf(item.items)} />
            ),
        )}
        <List title="More" entries={[...docs, ...otherPages]} />
      </div>
    </div>
  );
}
