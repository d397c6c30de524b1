#!/usr/bin/env bash
# Surprise: a browser that needs one function of @docusaurus/utils-common gets all helpers of tslib, more than the function.
# Versions: @docusaurus/utils-common 3.10.2, tslib 2.8.1, @rspack/core 1.7.12, the version of Docusaurus Faster 3.10.2.
# Expected: tslib is made for tree shaking, so a bundle has the helpers that are called: one, of three lines.
# Happens: `applyTrailingSlash`, which every link of a Docusaurus site uses, comes with generators, decorators, and
#   disposable resources: about 4 kB of 4.5 kB gzip, in the first script of every page.
# Cause: the package is CommonJS, and keeps what `require("tslib")` returns in a variable. The bundler resolves it to the ES
#   module, but cannot tell which of its exports are read later. Rspack 2.3.4 can: 0.7 kB.
# Source: run; lib/index.js of @docusaurus/utils-common
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @docusaurus/utils-common@3.10.2 tslib@2.8.1 @rspack/core@1.7.12
cat > shipped.mjs << 'EOF'
import {applyTrailingSlash} from '@docusaurus/utils-common';
globalThis.used = applyTrailingSlash;
EOF
cat > own.mjs << 'EOF'
import {__importDefault} from 'tslib';
globalThis.used = __importDefault;
EOF
cat > run.mjs << 'EOF'
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {rspack} from '@rspack/core';
const helpers = ['__generator', '__esDecorate', '__addDisposableResource'];
const bundle = name =>
  new Promise((resolve, reject) => {
    const context = process.cwd();
    const output = {path: context, filename: `${name}.js`};
    rspack({context, mode: 'production', entry: `./${name}.mjs`, output}, (error, stats) => {
      if (error || stats.hasErrors()) {
        reject(error ?? new Error(stats.toString()));
        return;
      }
      const code = readFileSync(`${name}.js`, 'utf8');
      const found = helpers.filter(helper => code.includes(helper));
      console.log(`${name}: ${gzipSync(code).length} bytes gzip, with ${found.join(', ') || 'none of them'}`);
      resolve(found.length);
    });
  });
console.log('utils-common 3.10.2, tslib 2.8.1, rspack 1.7.12');
const [shipped, own] = [await bundle('shipped'), await bundle('own')];
process.exit(shipped === 3 && own === 0 ? 0 : 1);
EOF
node run.mjs
