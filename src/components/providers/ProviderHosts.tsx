import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeInline from '@theme/CodeInline';
import {providerIds, providers, type Provider} from '@site/src/config/providers';
import FactTable from '@site/src/components/ScrollableTable/FactTable';

/** Lists the hosts of each provider that a firewall has to allow. */
export default function ProviderHosts(): ReactNode {
  return (
    <FactTable
      headings={['Provider', 'Host to allow']}
      rows={providerIds.map(id => {
        const {name, page, modelList, regionalHost}: Provider = providers[id];
        return {
          key: id,
          heading: <Link to={page}>{name}</Link>,
          cells: [
            <span key="host">
              <CodeInline>{new URL(modelList).host}</CodeInline>
              {regionalHost && (
                <>
                  , or <CodeInline>{regionalHost.host}</CodeInline> {regionalHost.condition}
                </>
              )}
            </span>,
          ],
        };
      })}
    />
  );
}
