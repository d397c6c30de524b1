// Protects the links of the published READMEs.
import {execFileSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';

const theme = path.join(__dirname, '../..');

/** Returns the paths of the files that npm publishes. */
function publishedFiles(): string[] {
  const args = ['pack', '--dry-run', '--json', '--silent', '--ignore-scripts'];
  const [packed] = JSON.parse(execFileSync('npm', args, {cwd: theme, encoding: 'utf8'})) as [
    {files: {path: string}[]},
  ];
  return packed.files.map(file => file.path);
}

/** Returns the headings' anchors of a Markdown file. */
function anchorsOf(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^#+ (.*)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the links of the published READMEs lead to published files and to headings', async () => {
  const files = publishedFiles();
  const readmes = files.filter(file => file.endsWith('.md'));
  expect(readmes.length).toBeGreaterThan(2);
  const broken: string[] = [];
  for (const readme of readmes) {
    const text = await readFile(path.join(theme, readme), 'utf8');
    const inText = text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g);
    const inHtml = text.matchAll(/(?:src|srcset)="(?!https?:)([^"\s]+)"/g);
    for (const [, link] of [...inText, ...inHtml]) {
      const [file = '', anchor] = link!.split('#');
      const target = file ? path.posix.join(path.posix.dirname(readme), file) : readme;
      const isFile = files.includes(target);
      const hasAnchor = (markdown: string) => !anchor || anchorsOf(markdown).includes(anchor);
      if (!isFile || !hasAnchor(await readFile(path.join(theme, target), 'utf8'))) {
        broken.push(`${readme}: ${link}`);
      }
    }
  }
  expect(broken).toEqual([]);
});
