import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Breakable from '@site/src/components/Breakable';
import {failureKinds, providerIds, providers, type FailureKind} from '@site/src/config/providers';
import styles from './styles.module.css';

/** What each situation is called, and what a reader does about it. */
const situations: Record<FailureKind, {heading: string; action: string}> = {
  badKey: {heading: 'Bad key', action: 'Copy it again, or create another. Do not retry.'},
  noCredit: {heading: 'No credit', action: 'Add credit, or raise your limit. Do not retry.'},
  notAllowed: {heading: 'Not allowed', action: 'Compare key, project, region, and model.'},
  tooFast: {heading: 'Too fast', action: 'Wait, then retry with growing pauses.'},
  overloaded: {heading: 'Overloaded', action: 'Look at the status page, wait, and retry.'},
};

/** How the five providers answer in one situation. */
function Answers({kind}: {kind: FailureKind}): ReactElement {
  return (
    <ul className={styles.answers}>
      {providerIds.map(id => (
        <li key={id}>
          <Link to={`${providers[id].page}#troubleshooting`}>{providers[id].name}</Link>:{' '}
          <Breakable>{providers[id].failures[kind]}</Breakable>
        </li>
      ))}
    </ul>
  );
}

/** The situations that need different actions, and how each provider's answer tells them apart. */
export default function ProviderFailures(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Situation</th>
          <th scope="col">What to do</th>
          <th scope="col">How it is answered</th>
        </tr>
      </thead>
      <tbody>
        {failureKinds.map(kind => (
          <tr key={kind}>
            <th scope="row">{situations[kind].heading}</th>
            <td>{situations[kind].action}</td>
            <td>
              <Answers kind={kind} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
