import {fleeting, stemmerOf} from './affixes.js';
import {listed} from './endings.js';

/**
 * The declension of nouns and adjectives: "Morfológia slovenského jazyka", Slovak Academy of Sciences, 1966, has it. The
 * rows were not compared with the book.
 */
export const stemmer = stemmerOf({
  endings: [
    listed(
      'iach iami ieho iemu ovia ách ami ého ému iam ích ími och ovi ých ými iou ám ej em ie ia ím iu mi om ou ov ým a á e é i í o ó u ú y ý',
    ),
    fleeting('ie', 'e', 'o'),
    listed('c>k č>k z>h ž>h'),
  ],
  least: 3,
});
