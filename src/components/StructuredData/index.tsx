import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Thing, WithContext} from 'schema-dts';

/** Adds structured data about the page (JSON-LD, schema.org). */
export function StructuredData<T extends Thing>({data}: {data: WithContext<T>}): ReactNode {
  return (
    <Head>
      {/* A "<" could end the script element, and the Trusted Types policy treats it as markup. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
