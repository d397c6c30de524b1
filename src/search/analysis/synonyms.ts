export type Synonyms = readonly (readonly string[])[];

/**
 * Words that mean the same to a reader of these docs. Edit freely: each group is one line, in
 * lower case and in one form of each word. The embedded engine and the settings of the hosted index
 * both read this list. A phrase of several words matches when its words follow each other.
 */
export const defaultSynonyms: Synonyms = [
  ['key', 'token', 'credential', 'secret'],
  ['xai', 'grok'],
  ['claude', 'anthropic'],
  ['chatgpt', 'gpt', 'openai'],
  ['google', 'gemini'],
  ['llm', 'language model', 'ai model'],
  ['install', 'setup', 'set up'],
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
  ['iframe', 'embedded page', 'frame'],
  ['2fa', 'mfa', 'two-factor', 'second factor'],
  ['otp', 'one-time code', 'one-time password'],
  ['flaky', 'unstable', 'unreliable'],
  ['ci', 'pipeline', 'continuous integration'],
  ['sso', 'single sign-on'],
  ['rate limit', 'quota', 'too many requests', '429'],
];

/** A run of query terms, and the terms that may stand in its place. */
export type Substitute = {from: number; to: number; terms: string[]};

/**
 * The synonyms of a query's terms, in every form of them: a group that names "token" answers
 * "tokens" too.
 *
 * @param terms folded
 * @param formsOf the terms of a phrase, and what their forms have in common
 */
export function findSynonyms(
  terms: readonly string[],
  groups: Synonyms,
  {termsOf, stem}: {termsOf: (phrase: string) => string[]; stem: (term: string) => string},
): Substitute[] {
  const stems = terms.map(stem);
  const found: Substitute[] = [];
  for (const group of groups) {
    const phrases = group.map(termsOf);
    phrases.forEach((phrase, number) => {
      const own = phrase.map(stem);
      for (let from = 0; from + own.length <= stems.length; from++) {
        if (!own.every((term, place) => stems[from + place] === term)) continue;
        const to = from + own.length;
        const others = phrases.filter((_, other) => other !== number);
        found.push(...others.map(other => ({from, to, terms: other})));
      }
    });
  }
  return found;
}
