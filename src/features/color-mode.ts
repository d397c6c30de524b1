import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

if (ExecutionEnvironment.canUseDOM) {
  // A page in the back/forward cache gets no storage events, so it misses the mode that a later page stored.
  window.addEventListener('pageshow', ({persisted}) => {
    const newValue = createStorageSlot('theme').get();
    if (persisted && newValue !== null) {
      const event = {key: 'theme', newValue, storageArea: window.localStorage};
      window.dispatchEvent(new StorageEvent('storage', event));
    }
  });
}
