import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeInline from '@theme/CodeInline';
import {providerIds, providers, type Provider} from '@site/src/config/providers';
import FactTable from '@site/src/features/tables/FactTable';

/** Lists each provider's host that a firewall has to allow, and the path of its list of models. */
export default function ProviderHosts(): ReactNode {
  return (
    <FactTable
      headings={['Provider', 'Host to allow', 'Path to try']}
      rows={providerIds.map(id => {
        const {name, page, modelList, regionalHost}: Provider = providers[id];
        const {host, pathname} = new URL(modelList);
        return {
          key: id,
          heading: <Link to={page}>{name}</Link>,
          cells: [
            <span key="host">
              <CodeInline>{host}</CodeInline>
              {regionalHost && (
                <>
                  , or <CodeInline>{regionalHost.host}</CodeInline> {regionalHost.condition}
                </>
              )}
            </span>,
            <CodeInline key="path">{pathname}</CodeInline>,
          ],
        };
      })}
    />
  );
}
