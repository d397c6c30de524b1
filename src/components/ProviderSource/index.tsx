import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {formatMonth, providers, type Provider, type ProviderId} from '@site/src/config/providers';

/** The dated line of a provider page: which documentation it follows, as of when. */
export default function ProviderSource({id}: {id: ProviderId}): ReactElement {
  const {asOf, company, docs}: Provider = providers[id];
  return (
    <p>
      <em>
        Based on {company} documentation as of <time dateTime={asOf}>{formatMonth(asOf)}</time>.
        Prices, limits, and model names change; for those, read the{' '}
        <Link href={docs.href}>{docs.label}</Link>.
      </em>
    </p>
  );
}
