import type {ReactNode} from 'react';
import type {SearchPluginData} from '../../plugin/data';
import type {OutageHelpProps, SearchAdapter} from '../../theme/Search/backend/adapter';
import {HelpButton} from '../../theme/Search/buttons';
import {labels} from '../../theme/Search/labels';
import type {HostedBackend} from './client';
import {createReports} from './insights';
import {chooseLocalFallback, useLocalFallback} from './localFallback';

let connecting: Promise<HostedBackend> | undefined;

/** Loads the service's client on the first call, and again after a failed call. */
async function connectHosted(data: SearchPluginData): Promise<HostedBackend> {
  if (data.backend !== 'hosted') {
    throw new Error('The hosted adapter needs the `hosted` option of the search theme.');
  }
  connecting ??= import('./client').then(client => client.connectHosted(data));
  connecting.catch(() => (connecting = undefined));
  return connecting;
}

function OutageHelp({isUnresponsive, onLeave}: OutageHelpProps): ReactNode {
  return (
    <>
      {isUnresponsive && <p className="DocSearch-Help">{labels.unresponsive}</p>}
      <HelpButton onLeave={onLeave} onClick={chooseLocalFallback}>
        {labels.useLocalFallback}
      </HelpButton>
    </>
  );
}

/** Searches Algolia, or the site's own index after a visitor chose it during an outage. */
const adapter: SearchAdapter = {
  useBackendName: () => (useLocalFallback() ? 'embedded' : 'hosted'),
  connect: async (name, data) =>
    name === 'hosted'
      ? connectHosted(data)
      : (await import('../../client/embedded')).embeddedClientOf(data.indexUrl),
  OutageHelp,
  ...createReports(async data => (await connectHosted(data)).insights),
};

export default adapter;
