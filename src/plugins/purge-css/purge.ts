import postcss, {type AtRule} from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** The cascade layer in which Docusaurus puts Infima (`future.v4.useCssCascadeLayers`). */
const layer = 'docusaurus.infima';

/** The classes that an element, or those around it, must have for a selector to match. */
function classesOf(selector: string): string[] {
  const names: string[] = [];
  const root = parseSelectors().astSync(selector);
  root.walkPseudos(pseudo => {
    if (pseudo.value === ':not') {
      pseudo.remove();
    }
  });
  root.walkClasses(({value}) => {
    names.push(value);
  });
  return names;
}

function removeUnmatched(container: postcss.Container, isUsed: (name: string) => boolean): void {
  container.walkRules(rule => {
    const kept = rule.selectors.filter(selector => classesOf(selector).every(isUsed));
    if (kept.length === 0) {
      rule.remove();
    } else {
      rule.selectors = kept;
    }
  });
}

/** Takes away the rules and queries that were left without content. */
function removeEmpty(container: postcss.Container): void {
  container.each(node => {
    if ('nodes' in node && node.nodes) {
      removeEmpty(node);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

/** Removes the custom properties that no sheet and no script reads. */
function removeUnread(container: postcss.Container, readers: readonly string[]): void {
  const read = new Set(readers.flatMap(text => text.match(/--ifm-[\w-]+(?!\s*:|[\w-])/g) ?? []));
  container.walkDecls(/^--ifm-/, declaration => {
    if (!read.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

/**
 * Removes the rules and custom properties of Infima that nothing uses, which are most.
 *
 * A rule stays if each class of its selector occurs as a whole word in one of the scripts. These
 * hold every component and every MDX page, so each class that an author writes works, also in what
 * only shows later: dialogs, menus, open tabs. Elements, attributes and states never decide. A class
 * name must be written whole somewhere: `clsx('button--' + kind)` hides it.
 *
 * @param sheets all style sheets
 * @param scripts the scripts of all pages, and what else can name a class
 * @returns the style sheets in the same order, with what is used of Infima; all else as it was
 */
export function purge(sheets: readonly string[], scripts: readonly string[]): string[] {
  // A word after a dot is a property in a script.
  const words = new Set(scripts.flatMap(text => text.match(/(?<![\w.-])[\w-]+/g) ?? []));
  const roots = sheets.map(sheet => postcss.parse(sheet));
  const infima = roots.flatMap(root =>
    root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.params === layer),
  );
  infima.forEach(part => removeUnmatched(part, name => words.has(name)));
  const readers = [...roots.map(String), ...scripts];
  infima.forEach(part => removeUnread(part, readers));
  infima.forEach(removeEmpty);
  return roots.map(String);
}
