#!/usr/bin/env bash
# Surprise: `bash -c` that Node starts with an environment of its own first runs the user's ~/.bashrc.
# Versions: execa 9.6.1, tinyexec 1.0.2, Node 20, bash 5.2.
# Expected: a shell with `-c` is neither interactive nor a login shell, and reads only the file in BASH_ENV.
# Happens: with `env: {PATH, HOME}` the command gets the aliases, variables, and seconds of ~/.bashrc (half a second with a
#   version manager, which made a test of twelve calls last 26 s instead of 2). BASH_ENV is ignored. With the inherited
#   environment of a terminal, or with `stdin: 'ignore'`, nothing of it happens, so it is seen in containers and services first.
# Cause: libuv makes a pipe of a child from a pair of sockets. Bash takes a standard input that is a socket for a remote shell,
#   and reads ~/.bashrc as for one, unless SHLVL tells that another shell started it.
# Source: run; bash manual, "Bash Startup Files", on remote shells; nodejs/node#21941; progrium/go-basher#53 (BASH_ENV).
#   `bash --norc -c` is the way out.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund execa@9.6.1 tinyexec@1.0.2
mkdir home
echo 'from_file=bashrc' > home/.bashrc
echo 'from_file=BASH_ENV' > home/bash-env
cat > run.mjs << 'EOF'
import {execa} from 'execa';
import {x} from 'tinyexec';
const own = {PATH: process.env.PATH, HOME: `${process.cwd()}/home`};
const print = 'echo "${from_file-none}"';
const read = async (args, options) => (await execa('bash', [...args, print], {extendEnv: false, ...options})).stdout;
const results = {
  'execa, env': await read(['-c'], {env: own}),
  'execa, env with BASH_ENV': await read(['-c'], {env: {...own, BASH_ENV: 'home/bash-env'}}),
  'execa, env with SHLVL': await read(['-c'], {env: {...own, SHLVL: '1'}}),
  'execa, no stdin': await read(['-c'], {env: own, stdin: 'ignore'}),
  'execa, --norc': await read(['--norc', '-c'], {env: own}),
  'tinyexec, env without SHLVL': (
    await x('bash', ['-c', print], {nodeOptions: {env: {...own, SHLVL: undefined}}})
  ).stdout.trim(),
};
console.log(process.version, results);
const expected = ['bashrc', 'bashrc', 'none', 'none', 'none', 'bashrc'];
process.exit(Object.values(results).join() === expected.join() ? 0 : 1);
EOF
bash --version | head -1
node run.mjs
