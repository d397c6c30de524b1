import {stemmerOf} from './affixes.js';
import {listed} from './endings.js';

/**
 * The particles that are written together with a word ("moshe vekalev"), and the endings of gender and plural: Glinert,
 * "The Grammar of Modern Hebrew", 1989, has them. The rows were not compared with the book.
 */
export const stemmer = stemmerOf({
  prefixes: ['מ', 'ש', 'ה', 'ו', 'כ', 'ל', 'ב'],
  endings: [listed('ים ות ה')],
  least: 3,
});
