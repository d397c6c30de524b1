import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findSecrets, secretValues} from './supply-chain/secrets';

/** Looks for keys in every file of a finished build, compressed files aside. */
const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
const compressed = new Set(['.bin', '.png', '.jpg', '.webp', '.avif', '.ico', '.woff2']);

const files = readdirSync(values.dir, {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile() && !compressed.has(path.extname(entry.name)))
  .map(entry => path.join(entry.parentPath, entry.name));
if (files.length === 0) {
  console.error(`${values.dir} holds no files. Run "npm run build" first.`);
  process.exit(1);
}

const secrets = secretValues(process.env);
const found = files.flatMap(file =>
  findSecrets(readFileSync(file, 'utf8'), secrets).map(
    ({kind, line, beginning}) => `${file}:${line}: ${kind}, beginning with ${beginning}`,
  ),
);
if (found.length > 0) {
  console.error(
    `${found.join('\n')}\nDo not publish this build. Take the key out of the source, and revoke it if it is real; write samples like YOUR_API_KEY.`,
  );
  process.exit(1);
}
console.log(`No secrets in ${files.length} files of ${values.dir}.`);
