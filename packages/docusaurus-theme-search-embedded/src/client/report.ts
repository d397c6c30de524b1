const reported = new Set<string>();

/** Prints a problem for the site's owner in the console, once per page load. */
export function reportOnce(problem: string): void {
  if (!reported.has(problem)) {
    reported.add(problem);
    console.error(`Search: ${problem}`);
  }
}
