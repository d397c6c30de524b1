#!/usr/bin/env bash
# Surprise: the example of a nullable string in API docs is `{}` if `null` comes first in `anyOf` or `oneOf`.
# Versions: openapi-sampler 1.7.10, by the makers of Redoc.
# Expected: `null`, the sample of the first alternative, or a string. `{"type": ["null", "string"]}` has the sample `null`.
# Happens: the sample is an empty object, which neither alternative allows. With the string first, it's "string".
# Cause: the sample of the alternative is merged with that of the schema around it if `typeof` of both is "object". That's
#   true for `null`, and both are `null`, so the result is a merge of nothing into a new object.
# Source: run; traverseOneOrAnyOf in src/traverse.js of openapi-sampler
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund openapi-sampler@1.7.10
cat > run.cjs << 'EOF'
const {sample} = require('openapi-sampler');
const none = {type: 'null'};
const text = {type: 'string'};
for (const schema of [{anyOf: [none, text]}, {oneOf: [none, text]}, {anyOf: [text, none]}, {type: ['null', 'string']}]) {
  console.log(`${JSON.stringify(schema)} ${JSON.stringify(sample(schema))}`);
}
EOF
output=$(node run.cjs)
echo "openapi-sampler 1.7.10:"
echo "$output"
test "$output" = '{"anyOf":[{"type":"null"},{"type":"string"}]} {}
{"oneOf":[{"type":"null"},{"type":"string"}]} {}
{"anyOf":[{"type":"string"},{"type":"null"}]} "string"
{"type":["null","string"]} null'
