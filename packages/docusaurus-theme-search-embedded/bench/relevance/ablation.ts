import type {EngineOptions} from '../../src/engine/options';
import {allRules, type Rules} from '../../src/engine/query/rules';
import type {Ranking} from '../../src/engine/ranking';

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
  pageTexts: 0,
  pageSaturation: 1,
  depth: 0,
  rank: 1,
  repetitive: 1,
  post: 1,
  announced: 1,
  repeatedPage: 1,
};

/** One change of the ranking. */
export type Ablation = {name: string; options?: EngineOptions; rules?: Partial<Rules>};

/** Returns each constant and each rule, switched off. */
export function ablations(): Ablation[] {
  const constants = (Object.keys(off) as (keyof Ranking)[]).map(name => ({
    name: `${name}: ${off[name]}`,
    options: {ranking: {[name]: off[name]}},
  }));
  const rules = (Object.keys(allRules) as (keyof Rules)[]).map(name => ({
    name: `no ${name}`,
    rules: {[name]: false},
  }));
  return [...constants, ...rules, {name: 'no typos', options: {typoTolerance: false}}];
}
