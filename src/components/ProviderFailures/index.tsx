import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {failureKinds, providerIds, providers, type FailureKind} from '@site/src/config/providers';

const headings: Record<FailureKind, string> = {
  badKey: 'Bad key',
  noCredit: 'No credit',
  notAllowed: 'Not allowed',
  tooFast: 'Too fast',
  overloaded: 'Overloaded',
};

/** How each provider answers in the five situations that need different actions. */
export default function ProviderFailures(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          {failureKinds.map(kind => (
            <th key={kind} scope="col">
              {headings[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {providerIds.map(id => (
          <tr key={id}>
            <th scope="row">
              <Link to={`${providers[id].page}#troubleshooting`}>{providers[id].name}</Link>
            </th>
            {failureKinds.map(kind => (
              <td key={kind}>{providers[id].failures[kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
