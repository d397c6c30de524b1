/** Prints an error to standard error. Only bugs print their stack. */
function report(error: Error & {code?: string}): void {
  const isBug = error instanceof TypeError && !error.code?.startsWith('ERR_PARSE_ARGS');
  process.exitCode = 1;
  process.stderr.write(`${isBug ? error.stack : error.message}\n`);
}

// The reader of the output may have gone, as with `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
  process.exit();
});

/** Runs a command. If it fails, prints the error and sets the exit code. */
export function run(command: () => Promise<void>): Promise<void> {
  return command().catch(report);
}
