import type {Step} from './steps';
import type {Start} from './walk';

/** Walks that once failed, shortened, and what they found. */
export const cases: readonly {
  found: string;
  path: string;
  screen: Start['screen'];
  steps: readonly Step[];
}[] = [
  {
    found: 'offline, a page that could not be loaded left the focus on the body',
    path: 'no/such/page',
    screen: 'desktop',
    steps: [
      ['press', 'button Switch between dark and light mode (currently light mode)'],
      ['offline'],
      ['follow', 'a Effortless Test Automation'],
    ],
  },
  {
    found: 'Back from a page that could not be loaded left the focus on the body',
    path: 'blog',
    screen: 'desktop',
    steps: [
      ['offline'],
      ['follow', 'a Read post: A long post: an instruction you can check'],
      ['back'],
    ],
  },
  {
    found: 'from a heading, a link to the top of the same page left the focus on the body',
    path: 'docs/release#no-such-heading',
    screen: 'desktop',
    steps: [
      ['key', 'Tab'],
      ['press', 'a Release notes'],
    ],
  },
];
