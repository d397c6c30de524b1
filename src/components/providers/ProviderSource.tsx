import type {ReactNode} from 'react';
import {formatMonth, providers, type Provider, type ProviderId} from '@site/src/config/providers';
import {ExternalDocLink} from './parts';

/** Shows which documentation a provider page is based on, and the month of its oldest claim. */
export default function ProviderSource({id}: {id: ProviderId}): ReactNode {
  const {asOf, company, docs, pricing}: Provider = providers[id];
  return (
    <p>
      <em>
        This page is based on the documentation of {company} as of{' '}
        <time dateTime={asOf}>{formatMonth(asOf)}</time>. Prices, limits, and model names change, so
        also read <ExternalDocLink {...pricing} /> and the <ExternalDocLink {...docs} />.
      </em>
    </p>
  );
}
