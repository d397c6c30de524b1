import {execFile} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const parts = [
  'docs',
  'blog',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/** A copy of the site that a test may break, with the installed packages of the original. */
export class SiteCopy {
  readonly directory: string;

  constructor() {
    const parent = path.join(root, '.cache/broken');
    mkdirSync(parent, {recursive: true});
    this.directory = mkdtempSync(path.join(parent, 'site-'));
    for (const part of parts) {
      cpSync(path.join(root, part), path.join(this.directory, part), {recursive: true});
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(this.directory, 'node_modules'));
  }

  /** Adds text to the end of a file of the copy. */
  append(file: string, text: string): void {
    appendFileSync(path.join(this.directory, file), text);
  }

  /** Replaces text in a file of the copy; throws when the text is not there. */
  replace(file: string, from: string, to: string): void {
    const target = path.join(this.directory, file);
    const before = readFileSync(target, 'utf8');
    if (!before.includes(from)) {
      throw new Error(`${file} does not hold: ${from}`);
    }
    writeFileSync(target, before.replace(from, to));
  }

  /** Builds the copy and returns the exit code with everything that was printed. */
  build(env: Record<string, string> = {}): Promise<{code: number; output: string}> {
    return new Promise(resolve => {
      const site = {
        ...process.env,
        ALGOLIA_APP_ID: '',
        ALGOLIA_API_KEY: '',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...env,
      };
      // Vitest's own environment would make the build a development build.
      const environment = {...site, NODE_ENV: 'production'};
      execFile(
        'npx',
        ['docusaurus', 'build'],
        {cwd: this.directory, env: environment, maxBuffer: 2 ** 24},
        (error, stdout, stderr) =>
          resolve({code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr}),
      );
    });
  }

  remove(): void {
    rmSync(this.directory, {recursive: true, force: true});
  }
}
