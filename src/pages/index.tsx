import FirstSteps from '@site/src/components/FirstSteps';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Hero from './_home/Hero';
import Section from './_home/Section';
import Shortcuts from './_home/Shortcuts';
import ThingsToMake from './_home/ThingsToMake';
import styles from './_home/styles.module.css';
import {site} from '../config/site';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <Layout description={site.description}>
      <main className={styles.page}>
        <Hero />
        <div className={styles.inner}>
          <div className={styles.pair}>
            <Section
              id="first-steps"
              title="Your first five steps"
              intro="These steps take you from the installation to a test that repeats without you. Each step has its own page."
            >
              <FirstSteps />
            </Section>
            <ThingsToMake />
          </div>
          <Shortcuts />
        </div>
      </main>
    </Layout>
  );
}
