const reported = new Set<string>();

/** Prints a problem for the site's owner in the console, once per page load. */
export function reportOnce(problem: string): void {
  if (!reported.has(problem)) {
    reported.add(problem);
    console.error(`Search: ${problem}`);
  }
}

/** Prints why something failed: the message of an error, or whatever a backend throws, and its status. */
export function reportFailure(error: unknown): void {
  const {message = error, status} = Object(error) as {message?: unknown; status?: unknown};
  const text = error instanceof Error ? String(error) : String(message);
  const isNamed = status === undefined || text.includes(String(status));
  reportOnce(isNamed ? text : `${text} (status ${String(status)})`);
}
