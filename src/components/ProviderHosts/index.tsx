import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {listedProviders} from '@site/src/config/providerList';

/** The host of each provider's API, for those who have to open a network to one of them. */
export default function ProviderHosts(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Provider</th>
          <th scope="col">Host to allow</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(listedProviders).map(({name, page, host}) => (
          <tr key={host}>
            <th scope="row">
              <Link to={page}>{name}</Link>
            </th>
            <td>
              <code>{host}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
