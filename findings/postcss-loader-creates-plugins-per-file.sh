#!/usr/bin/env bash
# Surprise: five style sheets, one rule of webpack, one PostCSS plugin in its options, and the plugin is created five times.
# Versions: postcss-loader 8.2.1, webpack 5.113.0, css-loader 7.1.2, postcss 8.5.6.
# Expected: the options of a rule are read once per build, so a plugin named in them is created once.
# Happens: a plugin given by its name is required and called for each style sheet; one given as an object is used as it is.
#   Creating postcss-preset-env takes some milliseconds, which Docusaurus 3.10, whose options name it, pays for each of the
#   200 style sheets of a site: a second of each cold build.
# Cause: the loader normalizes its options in each call, without a cache.
# Source: run; the functions getPostcssOptions and pluginFactory of postcss-loader
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund postcss-loader@8.2.1 webpack@5.113.0 css-loader@7.1.2 postcss@8.5.6
cat > plugin.cjs << 'EOF'
let created = 0;
module.exports = () => {
  created++;
  return {postcssPlugin: 'counted'};
};
module.exports.postcss = true;
module.exports.count = () => created;
EOF
cat > run.cjs << 'EOF'
const {writeFileSync} = require('node:fs');
const webpack = require('webpack');
const plugin = require('./plugin.cjs');
const files = [1, 2, 3, 4, 5].map(number => `./${number}.css`);
files.forEach(file => writeFileSync(file, 'a {color: red}'));
writeFileSync('entry.mjs', files.map(file => `import '${file}';`).join('\n'));
const creations = async given => {
  const before = plugin.count();
  const postcss = {loader: 'postcss-loader', options: {postcssOptions: {plugins: [given()]}}};
  const rules = [{test: /\.css$/, use: ['css-loader', postcss]}];
  const options = {context: __dirname, mode: 'development', entry: './entry.mjs', module: {rules}};
  await new Promise((resolve, reject) =>
    webpack(options, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
    ),
  );
  return plugin.count() - before;
};
(async () => {
  const byName = await creations(() => require.resolve('./plugin.cjs'));
  const asObject = await creations(() => plugin());
  console.log(`postcss-loader 8.2.1, five files: created ${byName} times by name, ${asObject} as an object`);
  process.exit(byName === 5 && asObject === 1 ? 0 : 1);
})();
EOF
node run.cjs
