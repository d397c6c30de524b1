#!/usr/bin/env node
import {push} from './push';
import {search} from './search';

const commands: Record<string, (args: string[]) => Promise<void>> = {search, push};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  command(args).catch((error: Error & {code?: string}) => {
    process.exitCode = 1;
    // A fault of the program shows where it is; everything else is for the person who runs it.
    const isFault = error instanceof TypeError && !error.code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isFault ? error.stack : error.message}\n`);
  });
} else {
  process.exitCode = 1;
  process.stderr.write(
    `Usage: docusaurus-search-embedded ${Object.keys(commands).join('|')} [options]; each says more with --help.\n`,
  );
}
