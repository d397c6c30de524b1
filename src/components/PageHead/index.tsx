import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {markdownUrl} from '../../utils/markdownUrl';
import {socialCardUrl, cardSize} from '../../utils/socialCardUrl';

type Props = {
  permalink: string;
  title: string;
  /** The author's own social image, which replaces the generated card. */
  image?: unknown;
};

/** Adds the Markdown copy and the social card to the head of a doc, category, or post. */
export function PageHead({permalink, title, image}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {url, baseUrl, title: siteTitle} = siteConfig;
  const card = url + socialCardUrl(permalink, baseUrl);
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + markdownUrl(permalink)} />
      {!image && <meta property="og:image" content={card} />}
      {!image && <meta property="og:image:width" content={String(cardSize.width)} />}
      {!image && <meta property="og:image:height" content={String(cardSize.height)} />}
      {!image && <meta name="twitter:image" content={card} />}
      <meta property="og:image:alt" content={`${title}. ${siteTitle}`} />
      <meta name="twitter:image:alt" content={`${title}. ${siteTitle}`} />
    </Head>
  );
}
