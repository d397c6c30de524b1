import {embeddedBackend} from '../../client/embeddedBackend.js';
import type {Backend} from '../../client/hit.js';
import type {SearchPluginData} from '../../shared/data.js';
import {labels} from '../labels.js';

/**
 * Searches the site's own index. The plugin resolves `docusaurus-theme-search-embedded/backend` to this file, or to
 * that of the option `backend`, so that a site bundles only its own.
 */
export default function createBackend(data: SearchPluginData): Backend {
  return {...embeddedBackend(data), help: data.built ? undefined : labels.notBuilt};
}
