type Manifest = {repository?: {url?: string}; publishConfig?: {provenance?: boolean}};

/** A name that stands for an owner or a host, as in `github.com/example/…`, `@example/…`, and `docs.example.com`. */
const placeholder = /(?:^|[/@.:])example(?:[/.]|$)/;

/** Returns the path and the value of each text in a value, such as `['repository.url', '…']`. */
function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') {
    return [[at, value]];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, at ? `${at}.${key}` : key))
    : [];
}

/** Returns the owner and name of a repository on GitHub. */
function repositoryOf(url: string): string | undefined {
  return /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(url)?.[1];
}

/**
 * Returns what keeps a package from being published: fields with a placeholder, and a provenance that the registry
 * would reject, because it is accepted only from a workflow of the repository that the package names.
 *
 * @param manifest the content of package.json.
 * @param environment that of the command, in which GitHub sets `GITHUB_REPOSITORY`, and npm `npm_command`.
 */
export function releaseProblems(
  manifest: Manifest,
  {GITHUB_REPOSITORY: workflow, npm_command: command}: NodeJS.ProcessEnv = {},
): string[] {
  const problems = textsIn(manifest)
    .filter(([, text]) => placeholder.test(text))
    .map(([name, text]) => `\`${name}\` is a placeholder. Replace \`${text}\` by your own.`);
  const {repository, publishConfig} = manifest;
  if (!repository?.url) {
    problems.push('`repository.url` is missing. Set the URL of your repository.');
  } else if (publishConfig?.provenance && problems.length === 0) {
    const named = repositoryOf(repository.url);
    if (workflow && named !== workflow) {
      problems.push(
        `\`repository.url\` names ${named ?? 'no repository on GitHub'}, but this workflow runs in ${workflow}. A provenance needs the same.`,
      );
    } else if (!workflow && command === 'publish') {
      problems.push(
        '`publishConfig.provenance` needs a workflow, which signs it. Publish with .github/workflows/release-search.yml, or remove the field.',
      );
    }
  }
  return problems;
}
