import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import FirstSteps from './_home/FirstSteps';
import Hero from './_home/Hero';
import Shortcuts from './_home/Shortcuts';
import ThingsToMake from './_home/ThingsToMake';
import {WebsiteData} from './_home/WebsiteData';
import styles from './_home/styles.module.css';
import {site} from '../config/site';

/** The home page: the hero, then one rail with a stop at each heading that ends in a fork. */
export default function Home(): ReactNode {
  return (
    <Layout description={site.description}>
      <WebsiteData />
      <main className={styles.page}>
        <Hero />
        <div className={clsx(styles.inner, styles.rail)}>
          <ThingsToMake />
          <FirstSteps />
          <Shortcuts />
        </div>
      </main>
    </Layout>
  );
}
