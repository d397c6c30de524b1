import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../../scripts/copySite';

const root = path.resolve(__dirname, '../..');

/** A copy of the repository that a test may change. It links the installed packages. */
export class SiteCopy {
  /** One folder for all copies of a worker, which makes one after another: they share the bundler's cache. */
  readonly directory = path.join(root, '.cache/copies', process.env.VITEST_POOL_ID ?? '1');

  constructor() {
    const entries = existsSync(this.directory) ? readdirSync(this.directory) : [];
    for (const entry of entries.filter(entry => entry !== '.docusaurus')) {
      this.delete(entry);
    }
    copySite(this.directory);
  }

  /** Writes a file of the copy and creates its folders. */
  write(file: string, content: string | Uint8Array): void {
    const target = path.join(this.directory, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }

  read(file: string): string {
    return readFileSync(path.join(this.directory, file), 'utf8');
  }

  /** Adds text to the end of a file of the copy. */
  append(file: string, text: string): void {
    this.write(file, this.read(file) + text);
  }

  /** Deletes a file or folder of the copy. */
  delete(file: string): void {
    rmSync(path.join(this.directory, file), {recursive: true});
  }

  /** Returns the paths of the files below a folder of the copy. */
  files(folder: string): string[] {
    return readdirSync(path.join(this.directory, folder), {recursive: true, encoding: 'utf8'})
      .map(file => path.join(folder, file))
      .filter(file => path.extname(file) !== '');
  }

  /** Replaces text in a file of the copy. Throws if the file does not contain it. */
  replace(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) {
      throw new Error(`${file} does not contain: ${from}`);
    }
    this.write(file, before.replace(from, to));
  }

  /** Runs a command in the copy and returns its exit code and output. */
  run(command: string): Promise<{code: number | null; output: string}> {
    return new Promise(resolve => {
      const child = spawn(command, {
        cwd: this.directory,
        shell: true,
        env: {
          ...process.env,
          ALGOLIA_APP_ID: '',
          ALGOLIA_API_KEY: '',
          NO_COLOR: '1',
          FORCE_COLOR: '0',
          // Vitest's own value would cause a development build.
          NODE_ENV: 'production',
        },
      });
      let output = '';
      const keep = (chunk: Buffer): void => {
        output += chunk.toString();
      };
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('close', code => resolve({code, output}));
    });
  }

  /** Runs `npm run check`, or some of its steps. Only the original compiles the search package. */
  check(steps = ''): Promise<{code: number | null; output: string}> {
    return this.run(`npx tsx scripts/test.ts --level check ${steps}`);
  }
}
