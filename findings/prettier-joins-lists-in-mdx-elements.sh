#!/usr/bin/env bash
# Surprise: formatting an MDX file with Prettier turns a list in an element into a line of text with hyphens.
# Versions: prettier 3.10.1, @mdx-js/mdx 3.1.1.
# Expected: a formatter changes no content. In MDX 3, the lines between `<Card>` and `</Card>` are Markdown.
# Happens: a list of two items becomes `<Card>- a - b</Card>`, whose content is the text "- a - b". The same happens to
#   numbered lists, headings, and fenced code. With an empty line after `<Card>`, Prettier keeps them.
# Cause: Prettier parses MDX by the rules of MDX 1, where an element without empty lines is JSX up to its end. In JSX,
#   line breaks between words are spaces.
# Source: run; https://mdxjs.com/docs/what-is-mdx/#interleaving for the rules of MDX 3
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund prettier@3.10.1 @mdx-js/mdx@3.1.1 react@19.1.10 react-dom@19.1.10
cat > run.mjs << 'EOF'
import {evaluate} from '@mdx-js/mdx';
import {format} from 'prettier';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
const render = async mdx => renderToStaticMarkup(createElement((await evaluate(mdx, runtime)).default)).replaceAll('\n', '');
const mdx = '<div>\n- a\n- b\n</div>\n';
console.log(`before ${await render(mdx)}`);
console.log(`after ${await render(await format(mdx, {parser: 'mdx'}))}`);
EOF
output=$(node run.mjs)
echo "prettier 3.10.1, @mdx-js/mdx 3.1.1:"
echo "$output"
test "$output" = 'before <div><ul><li>a</li><li>b</li></ul></div>
after <div>- a - b</div>'
