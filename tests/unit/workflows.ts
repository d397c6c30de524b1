import {parse} from 'yaml';

type Permissions = string | Record<string, string>;
type Step = {uses?: string; run?: string; with?: Record<string, unknown>; env?: unknown};
type Job = {
  permissions?: Permissions;
  'timeout-minutes'?: number;
  steps?: Step[];
  uses?: string;
  environment?: unknown;
};
type Workflow = {on?: unknown; permissions?: Permissions; jobs?: Record<string, Job>};

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** What a job may write, and only in a job that has an environment to protect it. */
const deployable = new Set(['pages', 'id-token']);

function triggers(on: unknown): string[] {
  if (typeof on === 'string') {
    return [on];
  }
  return Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
}

function permissionProblems(job: Job, isScheduled: boolean): string[] {
  if (job.permissions === undefined) {
    return ['has no "permissions"; list what it needs, or {}.'];
  }
  if (typeof job.permissions === 'string') {
    return [`has "permissions: ${job.permissions}"; list what it needs.`];
  }
  return Object.entries(job.permissions)
    .filter(([, access]) => access === 'write')
    .flatMap(([scope]) => {
      // A scheduled job runs this repository's own code, and tells people what it found.
      if (scope === 'issues' && isScheduled) {
        return [];
      }
      if (!deployable.has(scope)) {
        return [`may write "${scope}", which no job of this site needs.`];
      }
      return job.environment ? [] : [`may write "${scope}" outside an environment.`];
    });
}

function stepProblems(step: Step): string[] {
  const problems: string[] = [];
  if (step.uses && !step.uses.startsWith('./') && !pinned.test(step.uses)) {
    problems.push(
      `uses ${step.uses}; pin it by the commit's 40 digits, with the version behind it.`,
    );
  }
  if (step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false) {
    problems.push('checks out with credentials; set "persist-credentials: false".');
  }
  if (step.run?.includes('${{')) {
    problems.push('puts ${{ … }} into a command; pass it through "env" and quote the variable.');
  }
  return problems;
}

function jobProblems(job: Job, isScheduled: boolean): string[] {
  const problems = permissionProblems(job, isScheduled);
  if (!job.uses && typeof job['timeout-minutes'] !== 'number') {
    problems.push('has no "timeout-minutes".');
  }
  return [...problems, ...(job.steps ?? []).flatMap(stepProblems)];
}

/**
 * Checks a GitHub workflow: no permission that is not listed, actions pinned by commit, time
 * limits, nothing secret for pull requests, no text of others in commands.
 *
 * @param text the workflow's YAML.
 * @returns a sentence for each problem; none for a sound workflow.
 */
export function workflowProblems(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const events = triggers(workflow.on);
  const problems: string[] = [];
  if (JSON.stringify(workflow.permissions) !== '{}') {
    problems.push('The workflow needs "permissions: {}" at its top; jobs list what they need.');
  }
  if (events.includes('pull_request_target') || events.includes('workflow_run')) {
    problems.push('The workflow runs with the rights of this repository on the code of others.');
  }
  if (events.includes('pull_request') && /\bsecrets\b(?!\s*:\s*\{\})/.test(text)) {
    problems.push(
      'The workflow runs for pull requests and names secrets; forks must not have any.',
    );
  }
  const isScheduled = events.every(event => event === 'schedule' || event === 'workflow_dispatch');
  for (const [name, job] of Object.entries(workflow.jobs ?? {})) {
    problems.push(...jobProblems(job, isScheduled).map(problem => `The job "${name}" ${problem}`));
  }
  return problems;
}
