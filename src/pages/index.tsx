import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import FirstSteps from '../components/Home/FirstSteps';
import Hero from '../components/Home/Hero';
import Principles from '../components/Home/Principles';
import Shortcuts from '../components/Home/Shortcuts';
import ThingsToMake from '../components/Home/ThingsToMake';
import {WebsiteData} from '../components/Home/WebsiteData';
import {siteDescription} from '../config/siteDescription';

/** The home page: what the product is for, and where to begin. */
export default function Home(): ReactNode {
  return (
    <Layout description={siteDescription}>
      <WebsiteData />
      <main>
        <Hero />
        <ThingsToMake />
        <FirstSteps />
        <Principles />
        <Shortcuts />
      </main>
    </Layout>
  );
}
