import german from '../../src/locales/de.json';

/** The ids of the texts of search, which each translation has. */
export const searchTextIds: readonly string[] = Object.keys(german);
