import logger from '@docusaurus/logger';
import type {BuildStep} from './after-build/plugin';

/** Prints what made a build: dates and numbers of some languages depend on the data of ICU in Node. */
export const runtime: BuildStep = () => {
  const {node, icu, cldr} = process.versions;
  logger.info(`Built with Node ${node}, ICU ${icu}, and CLDR ${cldr}.`);
};
