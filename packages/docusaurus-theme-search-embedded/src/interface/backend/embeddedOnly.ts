import {embeddedClientOf} from '../../client/embeddedBackend.js';
import type {SearchAdapter} from './siteBackend.js';

const adapter: SearchAdapter = {
  useBackendName: () => 'embedded',
  connect: async (_, {indexUrl}) => embeddedClientOf(indexUrl),
  OutageHelp: () => null,
  reportViewed: () => {},
  reportOpened: () => {},
};

export default adapter;
