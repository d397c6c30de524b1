#!/usr/bin/env bash
# Surprise: a tsconfig.json that all of TypeScript 5, 6, and 7 accept keeps Playwright from reading its own configuration.
# Versions: @playwright/test 1.65.1, typescript 6.0.3.
# Expected: `"baseUrl": null` removes the option that a shared configuration sets, as it does for `tsc`. It is the
#   usual way to keep extending one, such as @docusaurus/tsconfig 3.10.2, whose `baseUrl` TypeScript 7 refuses.
# Happens: `npx playwright test` fails before it reads a test: "The "paths[1]" argument must be of type string. Received null".
# Cause: Playwright reads tsconfig.json by itself, for `paths`. It resolves `baseUrl` if the key exists.
# Source: run; src/transform/tsconfig-loader.ts of Playwright
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --silent --no-audit --no-fund @playwright/test@1.65.1 typescript@6.0.3
echo '{"compilerOptions": {"baseUrl": ".", "ignoreDeprecations": "6.0"}}' > shared.json
echo '{"extends": "./shared.json", "compilerOptions": {"baseUrl": null, "noEmit": true, "skipLibCheck": true, "types": []}, "files": ["a.ts"]}' > tsconfig.json
echo 'export const a: number = 1;' > a.ts
echo "import {test} from '@playwright/test'; test('a', () => {});" > a.spec.ts
npx tsc --project . && compiler=accepts || compiler=refuses
output=$(npx playwright test 2>&1 | grep -o 'Received null' | head -1 || true)
echo "typescript 6.0.3 $compiler the file; @playwright/test 1.65.1: ${output:-no error}"
test "$compiler" = accepts && test "$output" = 'Received null'
