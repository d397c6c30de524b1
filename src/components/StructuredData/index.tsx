import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

type Props = {data: {'@type': string} & Record<string, unknown>};

/** Writes facts about the page into its head, as JSON-LD in the vocabulary of schema.org. */
export function StructuredData({data}: Props): ReactNode {
  const thing = {'@context': 'https://schema.org', ...data};
  return (
    <Head>
      {/* A "<" could end the script element. */}
      <script type="application/ld+json">{JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
