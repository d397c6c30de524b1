import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** The folder of a doc's file and of its translations, relative to the site, with the version if any. */
const docsFolder =
  /^(?:docs|versioned_docs\/(version-[^/]+)|i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|(version-[^/]+)))\//;

/**
 * Makes links between docs' files begin at the docs' folder (`/user-guides/create-task.mdx` for
 * `./create-task.mdx`). Docusaurus looks for these among the translations and then among the
 * originals, but takes `./` and `../` for files beside this one only, so that a page and one that it
 * links to could not be translated one after the other
 * (https://github.com/facebook/docusaurus/issues/10907).
 */
export function remarkDocLinks() {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    const [folder, ofOriginal, ofTranslation] = docsFolder.exec(source) ?? [];
    if (!folder) {
      return;
    }
    const version = ofOriginal ?? ofTranslation;
    const originals = version ? `versioned_docs/${version}` : 'docs';
    const page = source.slice(folder.length);
    visit(tree, ['link', 'definition'], node => {
      if ('url' in node && /^\.\.?\/[^#]+\.mdx?(#|$)/.test(node.url)) {
        const target = path.posix.join(path.posix.dirname(page), node.url);
        if (existsSync(path.join(originals, target.split('#')[0]!))) {
          node.url = `/${target}`;
        }
      }
    });
  };
}
