import type {Step} from './steps';
import type {Start} from './walk';

/** Walks that once failed, shortened, and what they found. */
export const cases: readonly {
  found: string;
  path: string;
  screen: Start['screen'];
  steps: readonly Step[];
}[] = [];
