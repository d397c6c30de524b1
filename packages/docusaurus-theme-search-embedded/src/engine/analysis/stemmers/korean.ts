import {listed, replaceEndings} from './endings.js';

/**
 * Particles, and forms of the verbs 하다 and 되다 after a noun: Sohn, "The Korean Language", 1999, has them. The rows
 * were not compared with the book.
 */
const particles = {
  /** Those with which no other word ends. */
  clear: listed(
    '은 는 을 를 에 에서 에게 에게서 께서 한테 으로 으로서 으로써 로서 로써 부터 까지 마다 처럼 보다 이라도 밖에 들',
  ),
  /** Those with which nouns of two syllables end, too: 추가, 경로, 정의. */
  unclear: listed('이 가 의 와 과 도 만 로 나 랑'),
  verbs: listed(
    '하다 하는 하기 하고 하여 하면 하려면 하지 하도록 하세요 하십시오 합니다 했습니다 했다 해서 해야 할 한 해 된 될 되다 되는 되고 되면 되지 됩니다 되었습니다 시키다 시키는',
  ),
};

const steps = [
  replaceEndings(particles.verbs, 2),
  replaceEndings(particles.clear, 1),
  replaceEndings(particles.unclear, 2),
  // Two may follow each other: 서버에서는, 설정하기를.
  replaceEndings(particles.clear, 1),
  replaceEndings(particles.unclear, 2),
  replaceEndings(particles.verbs, 2),
];

export function stemmer(word: string): string {
  return steps.reduce((stem, replaceEnding) => replaceEnding(stem), word);
}
