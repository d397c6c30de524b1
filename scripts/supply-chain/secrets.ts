/** A secret that a text holds, without the secret. */
export type Secret = {kind: string; line: number; beginning: string};

/**
 * What keys look like. The providers are those whose keys this site explains, so a real one is
 * most likely to slip into a page; the others are what a build machine may hold.
 */
const kinds: readonly {kind: string; pattern: RegExp}[] = [
  {kind: 'Anthropic API key', pattern: /\bsk-ant-[\w-]{20,}/g},
  {kind: 'OpenAI API key', pattern: /\bsk-(?:proj|svcacct|admin)-[\w-]{20,}/g},
  {kind: 'OpenAI or DeepSeek API key', pattern: /\bsk-[A-Za-z0-9]{32,}/g},
  {kind: 'Google (Gemini) API key', pattern: /\bAIza[\w-]{35}/g},
  {kind: 'xAI (Grok) API key', pattern: /\bxai-[A-Za-z0-9]{40,}/g},
  {kind: 'GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/g},
  {kind: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}/g},
  {kind: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g},
  {kind: 'Slack token', pattern: /\bxox[abprs]-[\w-]{10,}/g},
  {kind: 'private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g},
];

/** Words that only a sample has. */
const sampleWords = /example|sample|your|placeholder|redacted|dummy|0123456789|1234567890/i;
/** A key has dozens of different characters; `sk-ant-xxxxxxxx…` has few behind its prefix. */
const fewestDifferent = 8;

function isPlaceholder(match: string): boolean {
  const body = match.replace(/^(sk-(ant-|proj-)?|xai-|AIza|gh._|npm_)/, '');
  return sampleWords.test(match) || new Set(body).size < fewestDifferent;
}

/**
 * Finds keys in a text.
 *
 * @param text any text of the build.
 * @param values the values of secrets that the build machine holds, by name.
 */
export function findSecrets(
  text: string,
  values: ReadonlyMap<string, string> = new Map(),
): Secret[] {
  const lineOf = (index: number): number => text.slice(0, index).split('\n').length;
  const patterns = kinds.flatMap(({kind, pattern}) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => kind === 'private key' || !isPlaceholder(match))
      .map(({0: match, index}) => ({kind, line: lineOf(index), beginning: match.slice(0, 10)})),
  );
  const known = [...values]
    .filter(([, value]) => text.includes(value))
    .map(([name, value]) => ({
      kind: `value of the environment variable ${name}`,
      line: lineOf(text.indexOf(value)),
      beginning: '(not shown)',
    }));
  return [...patterns, ...known];
}

/** Names of variables whose values are secret. */
const secretName = /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i;
/** The search-only key is public: every visitor's browser sends it. */
const publicNames = new Set(['ALGOLIA_API_KEY']);
/** A shorter value would be found in any text by chance. */
const shortest = 12;

/** The secrets that an environment holds, by the names of their variables. */
export function secretValues(env: NodeJS.ProcessEnv): Map<string, string> {
  return new Map(
    Object.entries(env).flatMap(([name, value]) =>
      value && value.length >= shortest && secretName.test(name) && !publicNames.has(name)
        ? [[name, value] as const]
        : [],
    ),
  );
}
