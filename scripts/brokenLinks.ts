import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {attribute, isElement, parsePage} from './prose/page.mjs';

/** A link in a source file. */
export type SourceLink = {file: string; line: number; url: string};

const folders = ['docs', 'blog', 'src/pages'];

/** Returns the links of a page's source: Markdown links, and elements with a literal URL. */
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

/** Returns the links of all content. Skips files that do not parse, which the build reports. */
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

/** Reports whether a link in a source file may be the link to the URL `target` in the report. */
function mayLinkTo(url: string, target: string): boolean {
  const [page = '', hash] = target.split('#');
  const [file = '', anchor] = url.split('#');
  if (url === target) {
    return true;
  }
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  return anchor === hash && (file === '' ? hash !== undefined : page.endsWith(`/${name}`));
}

/**
 * Finds the file and line of links that Docusaurus reports as broken. Its report contains only the page
 * and the URL.
 *
 * @param report the output of the build
 * @param links returns the links of the sources
 * @returns one sentence per link, or none if the report lists no broken links
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
      .filter(({url}) => mayLinkTo(url, target))
      .map(({file, line, url}) => `${file}:${line} The link ${url} leads nowhere (${target}).`),
  );
}
