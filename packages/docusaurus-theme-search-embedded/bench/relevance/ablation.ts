import type {EngineOptions} from '../../src/engine/options';
import type {Ranking} from '../../src/engine/ranking/constants';

/** The value of each constant that switches it off: 1 for a factor, 0 for a bonus. */
const off: Record<keyof Ranking, number> = {
  title: 1,
  part: 1,
  saturation: 0,
  withoutTopic: 1,
  prefix: 0,
  otherWord: 1,
  stem: 1,
  guess: 1,
  certainty: 0,
  headingIsQuery: 0,
  titleIsQuery: 0,
  otherAccents: 1,
  address: 0,
  pageTexts: 0,
  pageSaturation: 1,
  depth: 0,
  rank: 1,
  post: 1,
  announced: 1,
  withoutName: 1,
  repeatedPage: 1,
};

/** One change of the ranking. */
export type Ablation = {name: string; options?: EngineOptions};

/** Returns each constant, switched off. */
export function ablations(): Ablation[] {
  const constants = (Object.keys(off) as (keyof Ranking)[]).map(name => ({
    name: `${name}: ${off[name]}`,
    options: {ranking: {[name]: off[name]}},
  }));
  return [...constants, {name: 'no typos', options: {typoTolerance: false}}];
}
