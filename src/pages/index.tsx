import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import FirstSteps from './_home/FirstSteps';
import Hero from './_home/Hero';
import Shortcuts from './_home/Shortcuts';
import ThingsToMake from './_home/ThingsToMake';
import {WebsiteData} from './_home/WebsiteData';
import styles from './_home/styles.module.css';
import {site} from '../config/site';

/** The home page: what the product is for, and where to begin. */
export default function Home(): ReactNode {
  return (
    <Layout description={site.description}>
      <WebsiteData />
      <main className={styles.page}>
        <Hero />
        <ThingsToMake />
        <FirstSteps />
        <Shortcuts />
      </main>
    </Layout>
  );
}
