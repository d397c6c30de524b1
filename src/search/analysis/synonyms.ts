export type Synonyms = readonly (readonly string[])[];

/**
 * Words that mean the same to a reader of these docs. Edit freely: each group is one line, in
 * lower case. The embedded engine and the settings of the hosted index both read this list. A
 * phrase of several words matches when its words follow each other.
 */
export const synonyms: Synonyms = [
  ['key', 'token', 'credential', 'secret'],
  ['xai', 'grok'],
  ['claude', 'anthropic'],
  ['chatgpt', 'gpt', 'openai'],
  ['google', 'gemini'],
  ['llm', 'language model', 'ai model'],
  ['install', 'setup'],
  ['config', 'configuration', 'settings', 'preferences'],
  ['env', 'environment'],
  ['repo', 'repository'],
  ['docs', 'documentation'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['cron', 'schedule'],
  ['delete', 'remove'],
  ['folder', 'directory'],
  ['error', 'failure'],
  ['login', 'sign in', 'log in'],
  ['price', 'cost', 'billing'],
];

/**
 * The synonyms of a query's words.
 *
 * @param words folded as by `words.ts`
 * @returns for each synonym its words, and which words of the query (`from` up to `to`) it replaces
 */
export function findSynonyms(
  words: readonly string[],
  groups: Synonyms,
): {from: number; to: number; words: string[]}[] {
  return groups.flatMap(group =>
    group.flatMap(phrase => {
      const own = phrase.split(' ');
      const others = group.filter(other => other !== phrase).map(other => other.split(' '));
      return words.flatMap((_, from) =>
        own.every((word, place) => words[from + place] === word)
          ? others.map(other => ({from, to: from + own.length, words: other}))
          : [],
      );
    }),
  );
}
