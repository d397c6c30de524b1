#!/usr/bin/env node
import {run} from './run.js';

const commands: Record<string, (args: string[]) => Promise<void>> = {
  search: async args => (await import('./search.js')).search(args),
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  void run(() => command(args));
} else {
  process.exitCode = 1;
  process.stderr.write(
    `Usage: docusaurus-search-embedded ${Object.keys(commands).join('|')} [options]. Run a command with --help for its options.\n`,
  );
}
