import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {failureKinds, providerIds, providers, type FailureKind} from '@site/src/config/providers';
import FactTable from '@site/src/features/tables/FactTable';

/** The name of each situation, and the action that it needs. */
const situations: Record<FailureKind, {heading: string; action: string}> = {
  badKey: {
    heading: 'The key is wrong',
    action: 'Copy the key again, or create a new one. Running the test again doesn’t help.',
  },
  noCredit: {
    heading: 'There is no credit or no quota',
    action: 'Add credit, or raise your limit. Running the test again doesn’t help.',
  },
  notAllowed: {
    heading: 'The key doesn’t have permission for this call',
    action: 'Check the rights of the key, its project, your region, and the model.',
  },
  tooFast: {
    heading: 'You make too many calls',
    action: 'Wait, and run the test again. Make the pause longer each time.',
  },
  overloaded: {
    heading: 'The provider is overloaded',
    action: 'Look at the provider’s status page, wait, and run the test again.',
  },
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
