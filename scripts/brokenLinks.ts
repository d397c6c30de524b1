import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {attribute, isElement, parsePage} from './prose/page.mjs';

/** A link in a source file. */
export type SourceLink = {file: string; line: number; url: string};

const folders = ['docs', 'blog', 'src/pages'];

/** Every link of a page's source, in Markdown or as an element with an address in quotes. */
export function linksOf(file: string, text: string): SourceLink[] {
  const links: SourceLink[] = [];
  visit(parsePage(file, text).tree, node => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') {
      links.push({file, line, url: node.url});
    } else if (isElement(node)) {
      for (const name of ['href', 'to']) {
        const url = attribute(node, name)?.value;
        if (typeof url === 'string') {
          links.push({file, line, url});
        }
      }
    }
  });
  return links;
}

/** Links of all content; a file that cannot be parsed has been reported by the build itself. */
function contentLinks(): SourceLink[] {
  return folders
    .flatMap(folder =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(name =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter(file => /\.mdx?$/.test(file))
    .flatMap(file => {
      try {
        return linksOf(file, readFileSync(file, 'utf8'));
      } catch {
        return [];
      }
    });
}

/** Whether a link of a source can be what the report calls `target`, which is an address by then. */
function leadsTo(url: string, target: string): boolean {
  const [page = '', hash] = target.split('#');
  const [file = '', anchor] = url.split('#');
  if (url === target) {
    return true;
  }
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  return anchor === hash && (file === '' ? hash !== undefined : page.endsWith(`/${name}`));
}

/**
 * Finds where the links stand that Docusaurus reports as broken: it names the page and the address,
 * and an author looks for the file and the line.
 *
 * @param report what the build printed
 * @param links the links of the sources
 * @returns a sentence for each place; none when the report is about something else
 */
export function locateBrokenLinks(
  report: string,
  links: () => readonly SourceLink[] = contentLinks,
): string[] {
  const targets = [...report.matchAll(/-> linking to (\S+)/g)].map(([, target]) => target!);
  if (targets.length === 0) {
    return [];
  }
  const all = links();
  return [...new Set(targets)].flatMap(target =>
    all
      .filter(({url}) => leadsTo(url, target))
      .map(({file, line, url}) => `${file}:${line} The link ${url} leads nowhere (${target}).`),
  );
}
