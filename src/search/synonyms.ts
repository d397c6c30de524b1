/**
 * Words that mean the same to a reader of these docs. Edit freely: each group is one line.
 * The embedded engine and the settings of the hosted index both read this list. A phrase of
 * several words matches when its words follow each other.
 */
export const synonyms: readonly (readonly string[])[] = [
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
