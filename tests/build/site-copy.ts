import {spawn} from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {copySite} from '../../scripts/copySite';

const root = path.resolve(__dirname, '../..');

/** A copy of the repository that a test may change, with the installed packages of the original. */
export class SiteCopy {
  readonly directory: string;

  constructor() {
    const parent = path.join(root, '.cache/copies');
    mkdirSync(parent, {recursive: true});
    this.directory = mkdtempSync(path.join(parent, 'site-'));
    copySite(this.directory);
  }

  /** Writes a file of the copy, with the folders above it. */
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
    appendFileSync(path.join(this.directory, file), text);
  }

  /** Takes a file of the copy away. */
  delete(file: string): void {
    rmSync(path.join(this.directory, file));
  }

  /** Paths of the files below a folder of the copy. */
  files(folder: string): string[] {
    return readdirSync(path.join(this.directory, folder), {recursive: true, encoding: 'utf8'})
      .map(file => path.join(folder, file))
      .filter(file => path.extname(file) !== '');
  }

  /** Replaces text in a file of the copy; throws when the text is not there. */
  replace(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) {
      throw new Error(`${file} does not hold: ${from}`);
    }
    this.write(file, before.replace(from, to));
  }

  /** Runs a command in the copy and returns the exit code with everything that was printed. */
  run(
    command: string,
    env: Record<string, string> = {},
  ): Promise<{code: number | null; output: string}> {
    return new Promise(resolve => {
      const child = spawn(command, {
        cwd: this.directory,
        shell: true,
        env: {
          ...process.env,
          ...{ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', NO_COLOR: '1', FORCE_COLOR: '0'},
          // Vitest's own environment would make the build a development build.
          NODE_ENV: 'production',
          ...env,
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

  /** Builds the copy. */
  build(env?: Record<string, string>): Promise<{code: number | null; output: string}> {
    return this.run('npx docusaurus build', env);
  }

  remove(): void {
    rmSync(this.directory, {recursive: true, force: true});
  }
}
