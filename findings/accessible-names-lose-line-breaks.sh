#!/usr/bin/env bash
# Surprise: in component tests, the name of `<button>Save<br>all</button>` is "Saveall"; a query for "Save all" fails.
# Versions: dom-accessibility-api 0.7.1, which Testing Library's `getByRole` uses, jsdom 29.1.1; Chromium 156, which must be
#   on the PATH as `chromium`.
# Expected: the name that browsers compute. Chromium's is "Save all".
# Happens: the words are glued. So are those of `Save<span> all</span>`, since spaces at the start of a child are trimmed.
# Cause: the package puts a space next to children whose `display` isn't `inline`. A `br` is inline and has no text,
#   so it contributes nothing, and the result for each child is trimmed before it's appended.
# Source: run; computeMiscTextAlternative in dist/accessible-name-and-description.js
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --silent --no-audit --no-fund dom-accessibility-api@0.7.1 jsdom@29.1.1 playwright-core@1.65.1
cat > run.cjs << 'EOF'
const {computeAccessibleName} = require('dom-accessibility-api');
const {JSDOM} = require('jsdom');
const {chromium} = require('playwright-core');
(async () => {
  const browser = await chromium.launch({executablePath: process.argv[2]});
  const page = await browser.newPage();
  for (const html of ['<button>Save<br>all</button>', '<button>Save<span> all</span></button>']) {
    await page.setContent(html);
    const snapshot = await page.locator('body').ariaSnapshot();
    const name = computeAccessibleName(new JSDOM(html).window.document.querySelector('button'));
    console.log(`${html}: package "${name}", Chromium ${snapshot.match(/".*"/)[0]}`);
  }
  await browser.close();
})();
EOF
output=$(node run.cjs "$(command -v chromium)")
echo "dom-accessibility-api 0.7.1, $(chromium --version 2> /dev/null | cut -d' ' -f1-2):"
echo "$output"
test "$output" = '<button>Save<br>all</button>: package "Saveall", Chromium "Save all"
<button>Save<span> all</span></button>: package "Saveall", Chromium "Save all"'
