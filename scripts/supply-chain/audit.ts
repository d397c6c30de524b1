/** What `npm audit --json` says about one package. */
type Vulnerability = {name: string; severity: string; range: string};

/** How an audit went: nothing grave, something grave, or no answer from the registry. */
export type AuditOutcome =
  | {kind: 'passed'; packages: number}
  | {kind: 'failed'; problems: string[]}
  | {kind: 'unanswered'; reason: string};

const grave = new Set(['high', 'critical']);

/**
 * Judges the output of `npm audit --json`.
 *
 * @param output what npm printed; an error of the registry is JSON too.
 */
export function judgeAudit(output: string): AuditOutcome {
  let report: {
    message?: string;
    vulnerabilities?: Record<string, Vulnerability>;
    metadata?: {dependencies?: {total?: number}};
  };
  try {
    report = JSON.parse(output) as typeof report;
  } catch {
    return {kind: 'unanswered', reason: output.trim().slice(0, 200) || 'npm printed nothing'};
  }
  const packages = report.metadata?.dependencies?.total;
  // A report without packages is no report: it would pass whatever is installed.
  if (!report.vulnerabilities || !packages) {
    return {kind: 'unanswered', reason: report.message ?? 'npm gave no report'};
  }
  const problems = Object.values(report.vulnerabilities)
    .filter(({severity}) => grave.has(severity))
    .map(({name, severity, range}) => `${name} ${range}: ${severity}`);
  return problems.length > 0 ? {kind: 'failed', problems} : {kind: 'passed', packages};
}
