import postcss from 'postcss';
import parseSelectors, {type Selector} from 'postcss-selector-parser';
import {removeOverridden} from './overridden';
import {simplifyVariables, variablesIn} from './variables';

/**
 * Class names that no script names whole, because Docusaurus puts them together
 * (`theme-admonition-note`, `docs-doc-id-release`). Only a site's own CSS uses them.
 */
const composed = /^(theme|docs|blog|language|plugin)-/;

/** Keys in data. A minifier leaves no quotes around such a key in code, where it may be a class. */
const jsonKeys = /(?<=[{,])\\?"\w+\\?":/g;

/**
 * Removes what nothing uses from the style sheets of a site.
 *
 * @param sheets all style sheets, in the order in which a page has them
 * @param scripts the scripts of all pages; each class name and id must stand whole in one of them,
 *   not after a dot, where it is a property
 * @param unused classes that go though a script names them
 * @returns the style sheets without rules that can match nothing and properties that nothing reads
 */
export function purge(
  sheets: readonly string[],
  scripts: readonly string[],
  unused: readonly string[] = [],
): string[] {
  const words = new Set(
    scripts.flatMap(text => text.replace(jsonKeys, '').match(/(?<![\w.-])[\w-]+/g) ?? []),
  );
  unused.forEach(name => words.delete(name));
  const isUsed = (name: string): boolean => words.has(name) || composed.test(name);
  const roots = sheets.map(css => postcss.parse(css));
  roots.forEach(root => removeUnmatched(root, isUsed));
  roots.forEach(removeOverridden);
  simplifyVariables(roots, new Set(scripts.flatMap(variablesIn)));
  roots.forEach(removeEmpty);
  return roots.map(String);
}

function removeUnmatched(root: postcss.Root, isUsed: (name: string) => boolean): void {
  root.walkRules(rule => {
    // The steps of @keyframes look like rules.
    if (
      rule.parent?.type === 'atrule' &&
      (rule.parent as postcss.AtRule).name.endsWith('keyframes')
    ) {
      return;
    }
    const selectors = parseSelectors().astSync(rule.selector);
    const kept = selectors.nodes.filter(selector => canMatch(selector, isUsed));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < selectors.nodes.length) {
      rule.selector = kept.map(String).join(',');
    }
  });
}

/** Whether a selector's classes and ids are all used; of the choices in `:is()` one is enough. */
function canMatch(selector: Selector, isUsed: (name: string) => boolean): boolean {
  return selector.nodes.every(node => {
    if (node.type === 'class' || node.type === 'id') {
      return isUsed(node.value);
    }
    return (
      node.type !== 'pseudo' ||
      node.nodes.length === 0 ||
      node.value === ':not' ||
      node.nodes.some(choice => canMatch(choice, isUsed))
    );
  });
}

/** Takes away the rules and queries that were left without content. */
function removeEmpty(container: postcss.Container): void {
  container.each(node => {
    if (node.type === 'rule' || (node.type === 'atrule' && (node as postcss.AtRule).nodes)) {
      removeEmpty(node as postcss.Container);
      if ((node as postcss.Container).nodes?.length === 0) {
        node.remove();
      }
    }
  });
}
