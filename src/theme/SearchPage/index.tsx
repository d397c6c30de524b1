import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Keeps the route buildable until the search page lands. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search">
      <main className="container">
        <h1>Search</h1>
      </main>
    </Layout>
  );
}
