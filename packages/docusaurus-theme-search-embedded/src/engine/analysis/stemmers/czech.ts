import {fleeting, stemmerOf} from './affixes.js';
import {listed} from './endings.js';

/**
 * The case endings, possessives, and changes of the last consonant of the light stemmer by Dolamic and Savoy, "Indexing
 * and stemming approaches for the Czech language", 2009. They were not compared with the paper.
 */
export const stemmer = stemmerOf({
  endings: [
    listed(
      'atech ětem etem atům ech ich ích ého ěmi emi ému ěte ete ěti eti ího iho ími ímu imu ách ata aty ých ama ami ové ovi ými em es ém ím ům at ám os us ým mi ou a e i o u ů y á é í ý ě',
    ),
    listed('ov in ův'),
    fleeting('e'),
    listed('čt>ck št>sk c>k č>k z>h ž>h'),
  ],
  least: 3,
});
