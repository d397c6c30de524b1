import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Thing, WithContext} from 'schema-dts';

/** Facts about the page for machines, as JSON-LD in the vocabulary of schema.org. */
export function StructuredData<T extends Thing>({data}: {data: WithContext<T>}): ReactNode {
  return (
    <Head>
      {/* A "<" could end the script element, and the Trusted Types policy takes it for markup. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
