import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import FirstSteps from '@site/src/components/FirstSteps';
import {providerIds, providers} from '@site/src/config/providers';
import styles from './styles.module.css';

type Entry = {label: string; href: string};

/** The jobs of readers, and the docs for each by id. The sidebar sets their order. Docs that are in none come last. */
const jobs: readonly {title: string; docs: readonly string[]}[] = [
  {
    title: 'Set up',
    docs: [
      'getting-started/when-it-fits',
      'getting-started/installation',
      'getting-started/llm-setup/index',
      'getting-started/configuration',
      'getting-started/keys-and-passwords',
    ],
  },
  {
    title: 'Write',
    docs: [
      'getting-started/first-test',
      'user-guides/create-task',
      'user-guides/practice',
      'user-guides/create-group',
      'user-guides/workflow-management/create-workflow',
      'user-guides/workflow-management/create-workflow-by-recording',
    ],
  },
  {
    title: 'Repeat',
    docs: [
      'user-guides/create-schedule',
      'user-guides/run-from-a-pipeline',
      'user-guides/estimate-cost',
    ],
  },
  {
    title: 'Fix',
    docs: [
      'user-guides/find-your-symptom',
      'user-guides/provider-errors',
      'user-guides/failing-tests',
      'getting-started/network',
    ],
  },
  {title: 'Look up', docs: ['getting-started/data', 'glossary', 'release']},
];

const providerEntries: readonly Entry[] = providerIds.map(id => ({
  label: providers[id].name,
  href: providers[id].page,
}));

function linksOf(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap(item => {
    switch (item.type) {
      case 'link':
        return [item];
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

/** The map of the docs: the first five steps, then every guide of the sidebar by job, and the providers. */
export default function DocsMap(): ReactNode {
  const links = linksOf(useDocsSidebar()?.items ?? []);
  const entriesOf = (ids: readonly string[]): Entry[] =>
    links.filter(({docId}) => docId && ids.includes(docId));
  const pages: readonly string[] = providerIds.map(id => providers[id].page.replace('/docs/', ''));
  const listed = new Set([...jobs.flatMap(({docs}) => docs), ...pages]);
  const others = links.flatMap(({docId}) => (docId && !listed.has(docId) ? [docId] : []));
  return (
    <div className={styles.map}>
      <Heading as="h2" id="first-steps">
        Your first five steps
      </Heading>
      <FirstSteps />
      <div className={styles.jobs}>
        {jobs.map(({title, docs}) => (
          <List key={title} title={title} entries={entriesOf(docs)} />
        ))}
        <List title="Providers" entries={providerEntries} />
        {others.length > 0 && <List title="More" entries={entriesOf(others)} />}
      </div>
    </div>
  );
}
