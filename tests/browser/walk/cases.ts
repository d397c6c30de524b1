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
  {
    found: 'a link to the hash that the URL already had left the focus on the body',
    path: 'docs/getting-started/installation#check-the-publisher-on-macos-or-linux',
    screen: 'desktop',
    steps: [
      ['key', 'Tab'],
      ['follow', 'a Publisher and checksum'],
    ],
  },
  {
    found:
      'the button that unwraps code was gone until the code was measured, and the focus with it',
    path: 'docs/getting-started/llm-setup/gemini-api-key',
    screen: 'phone',
    steps: [
      ['press', 'button Toggle word wrap'],
      ['key', 'Enter'],
    ],
  },
  {
    found: 'a page that could not be loaded ignored the color mode of another tab',
    path: 'no/such/page',
    screen: 'desktop',
    steps: [['offline'], ['follow', 'a Effortless Test Automation'], ['colors', 'dark'], ['back']],
  },
  {
    found: 'the skip link left the focus on the body',
    path: 'blog',
    screen: 'desktop',
    steps: [
      ['key', 'Tab'],
      ['key', 'Enter'],
    ],
  },
  {
    found: 'a turned screen hid the control of the search dialog that had the focus',
    path: 'blog/first-blog-post',
    screen: 'phone',
    steps: [
      ['resize', 844, 390],
      ['type', 5297, 'task'],
      ['press', 'button Search'],
      ['press', 'input Open with /'],
      ['resize', 390, 844],
    ],
  },
  {
    found: 'a message of the page actions was wider than the window',
    path: 'docs/release',
    screen: 'desktop',
    steps: [
      ['resize', 1024, 768],
      ['press', 'summary Page actions'],
      ['offline'],
      ['press', 'button Copy page'],
    ],
  },
];
