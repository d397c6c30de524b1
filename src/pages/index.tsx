import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {site} from '../config/site';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <Layout description={site.description}>
      <main className="container">
        <h1>{site.title}</h1>
      </main>
    </Layout>
  );
}
