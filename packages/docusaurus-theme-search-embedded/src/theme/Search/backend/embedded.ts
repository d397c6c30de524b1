import {embeddedClientOf} from '../../../client/embedded';
import type {SearchAdapter} from './adapter';

const adapter: SearchAdapter = {
  useBackendName: () => 'embedded',
  connect: async (_, {indexUrl}) => embeddedClientOf(indexUrl),
  OutageHelp: () => null,
  reportViewed: () => {},
  reportOpened: () => {},
};

export default adapter;
