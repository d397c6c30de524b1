import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {failureKinds, providerIds, providers, type FailureKind} from '@site/src/config/providers';
import FactTable from '@site/src/components/ScrollableTable/FactTable';

/** The name of each situation, and the action that it needs. */
const situations: Record<FailureKind, {heading: string; action: string}> = {
  badKey: {heading: 'Bad key', action: 'Copy the key again, or create a new one. Don’t retry.'},
  noCredit: {
    heading: 'No credit or quota',
    action: 'Add credit, or raise your limit. Don’t retry.',
  },
  notAllowed: {heading: 'Not allowed', action: 'Check the key, project, region, and model.'},
  tooFast: {
    heading: 'Rate limit',
    action: 'Wait, then retry with longer and longer pauses.',
  },
  overloaded: {heading: 'Overloaded', action: 'Check the status page, wait, and retry.'},
};

/** Lists the responses of the providers in one situation. */
function Responses({kind}: {kind: FailureKind}): ReactNode {
  return (
    <ul className="clean-list margin--none padding--none">
      {providerIds.map(id => (
        <li key={id}>
          <Link
            to={`${providers[id].page}#troubleshooting`}
            aria-label={`${providers[id].name}: troubleshooting`}
          >
            {providers[id].name}
          </Link>
          : {providers[id].failures[kind]}
        </li>
      ))}
    </ul>
  );
}

/** Lists the situations that need different actions, with each provider's response. */
export default function ProviderFailures(): ReactNode {
  return (
    <FactTable
      headings={['Situation', 'What to do', 'What the provider returns']}
      rows={failureKinds.map(kind => ({
        key: kind,
        heading: situations[kind].heading,
        cells: [situations[kind].action, <Responses key={kind} kind={kind} />],
      }))}
    />
  );
}
