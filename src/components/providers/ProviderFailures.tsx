import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {failureKinds, providerIds, providers, type FailureKind} from '@site/src/config/providers';
import {Breakable} from './parts';
import {Table} from './Table';
import styles from './failures.module.css';

/** What each situation is called, and what a reader does about it. */
const situations: Record<FailureKind, {heading: string; action: string}> = {
  badKey: {heading: 'Bad key', action: 'Copy the key again, or create a new one. Do not retry.'},
  noCredit: {
    heading: 'No credit or quota',
    action: 'Add credit, or raise your limit. Do not retry.',
  },
  notAllowed: {heading: 'Not allowed', action: 'Check the key, project, region, and model.'},
  tooFast: {
    heading: 'Rate limit',
    action: 'Wait, then retry with longer and longer pauses (backoff).',
  },
  overloaded: {heading: 'Overloaded', action: 'Check the status page, wait, and retry.'},
};

/** How the five providers answer in one situation. */
function Answers({kind}: {kind: FailureKind}): ReactNode {
  return (
    <ul className={styles.answers}>
      {providerIds.map(id => (
        <li key={id}>
          <Link
            to={`${providers[id].page}#troubleshooting`}
            aria-label={`${providers[id].name}: troubleshooting`}
          >
            {providers[id].name}
          </Link>
          :<Breakable>{providers[id].failures[kind]}</Breakable>
        </li>
      ))}
    </ul>
  );
}

/** The situations that need different actions, and how each provider's answer tells them apart. */
export default function ProviderFailures(): ReactNode {
  return (
    <Table
      headings={['Situation', 'What to do', 'What the provider returns']}
      rows={failureKinds.map(kind => ({
        key: kind,
        heading: situations[kind].heading,
        cells: [situations[kind].action, <Answers key={kind} kind={kind} />],
      }))}
    />
  );
}
