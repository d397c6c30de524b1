import {embeddedClientOf} from '../../client/embeddedBackend';
import type {SearchAdapter} from './siteBackend';

const adapter: SearchAdapter = {
  useBackendName: () => 'embedded',
  connect: async (_, {indexUrl}) => embeddedClientOf(indexUrl),
  OutageHelp: () => null,
  reportViewed: () => {},
  reportOpened: () => {},
};

export default adapter;
