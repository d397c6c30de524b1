/**
 * Starts the benchmark that the command line names, which reads the other arguments itself.
 *
 * @param benchmarks loads a benchmark's module by its name
 * @param first the name if the command line has none
 */
export async function startBenchmark(
  benchmarks: Readonly<Record<string, () => Promise<unknown>>>,
  usage: string,
  first?: string,
): Promise<void> {
  if (process.argv.some(argument => argument === '--help' || argument === '-h')) {
    console.log(usage);
    return;
  }
  const hasName = process.argv[2] !== undefined && !process.argv[2].startsWith('-');
  const [name = first ?? ''] = hasName ? process.argv.splice(2, 1) : [];
  const start = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
  if (!start) {
    console.error(`There is no benchmark "${name}".\n\n${usage}`);
    process.exitCode = 1;
    return;
  }
  try {
    await start();
  } catch (error) {
    const isBadOption = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    console.error(isBadOption ? `${(error as Error).message}\n\n${usage}` : error);
    process.exitCode = 1;
  }
}
