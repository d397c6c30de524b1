import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ProviderLink} from '@site/src/config/providers';

export function ExternalDocLink({href, label}: ProviderLink): ReactNode {
  return <Link href={href}>{label}</Link>;
}
