#!/usr/bin/env node
import {push} from './push.js';
import {search} from './search.js';

const commands: Record<string, (args: string[]) => Promise<void>> = {search, push};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  command(args).catch((error: Error & {code?: string}) => {
    process.exitCode = 1;
    // A bug prints its stack; other errors are for the person who runs the command.
    const isBug = error instanceof TypeError && !error.code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isBug ? error.stack : error.message}\n`);
  });
} else {
  process.exitCode = 1;
  process.stderr.write(
    `Usage: docusaurus-search-embedded ${Object.keys(commands).join('|')} [options]. Run a command with --help for its options.\n`,
  );
}
