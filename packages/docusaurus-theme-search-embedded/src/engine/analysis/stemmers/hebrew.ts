import {stemmerOf} from './affixes.js';
import {listed} from './endings.js';

/**
 * The particles that are written together with a word ("moshe vekalev"), and the endings of gender and plural: Glinert,
 * "The Grammar of Modern Hebrew", 1989.
 */
export const stemmer = stemmerOf({
  prefixes: ['מ', 'ש', 'ה', 'ו', 'כ', 'ל', 'ב'],
  endings: [listed('ים ות ה')],
  least: 3,
});
