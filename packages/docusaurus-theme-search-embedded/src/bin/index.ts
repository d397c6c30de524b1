#!/usr/bin/env node
import {isExpected, push} from './push';
import {search, UsageError} from './search';

const commands: Record<string, (args: string[]) => Promise<void>> = {search, push};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  command(args).catch((error: Error) => {
    process.exitCode = 1;
    const isPlain = error instanceof UsageError || isExpected(error);
    process.stderr.write(`${isPlain ? error.message : error.stack}\n`);
  });
} else {
  process.exitCode = 1;
  process.stderr.write(
    `Usage: docusaurus-search-embedded ${Object.keys(commands).join('|')} [options]; each says more with --help.\n`,
  );
}
