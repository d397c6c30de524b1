import postcss from 'postcss';
import parseSelectors, {type Selector} from 'postcss-selector-parser';
import {navbarItemTypes} from '../navbarItemTypes';

/**
 * Class names that no script names whole, because Docusaurus puts them together
 * (`theme-admonition-note`, `docs-doc-id-release`). Only a site's own CSS uses them.
 */
const composed = /^(theme|docs|blog|language|plugin)-/;

/** The settings of the theme that choose between looks. */
type Looks = {navbar?: {style?: string}; footer?: {style?: string}};

/**
 * What the style sheets need for the settings of the theme.
 *
 * @param themeConfig the validated settings
 * @returns `safelist`, the class names that the settings hold or ask for; `unused`, those that the
 *   theme's scripts name for settings which this site has otherwise
 */
export function looksOf(themeConfig: object): {safelist: string[]; unused: string[]} {
  const {navbar, footer} = themeConfig as Looks;
  const hasDropdown = [...navbarItemTypes(themeConfig)].some(type => /dropdown$/i.test(type));
  const asked: Record<string, boolean | undefined> = {
    'navbar--dark': navbar?.style === 'dark',
    'navbar--primary': navbar?.style === 'primary',
    'footer--dark': footer?.style === 'dark',
    dropdown: hasDropdown,
    dropdown__link: hasDropdown,
    dropdown__menu: hasDropdown,
  };
  const looks = Object.keys(asked);
  return {
    safelist: [...wordsOf(JSON.stringify(themeConfig)), ...looks.filter(name => asked[name])],
    unused: looks.filter(name => !asked[name]),
  };
}

/**
 * Infima's components whose names are also a role and an element, so that every script names them.
 * Without a modifier (`alert--info`) they have no color, so nobody uses one alone.
 */
const ambiguous = ['alert', 'button'];

/**
 * Removes what nothing uses from the style sheets of a site.
 *
 * A rule stays if each class and id of its selector occurs as a whole word in one of the scripts.
 * These hold every component and every MDX page, so each class that an author writes works, also in
 * what only shows later: dialogs, menus, open tabs. Elements, attributes and states never decide. A
 * class name must be written whole somewhere: `clsx('button--' + kind)` hides it. A custom property
 * stays if a rule or a script reads it.
 *
 * @param sheets all style sheets
 * @param scripts the scripts of all pages
 * @param looks see {@link looksOf}
 * @returns the style sheets, in the same order
 */
export function purge(
  sheets: readonly string[],
  scripts: readonly string[],
  {safelist, unused}: {safelist: readonly string[]; unused: readonly string[]},
): string[] {
  const words = new Set(scripts.flatMap(wordsOf));
  unused.forEach(name => words.delete(name));
  const isModified = (name: string) => [...words].some(word => word.startsWith(`${name}--`));
  ambiguous.filter(name => !isModified(name)).forEach(name => words.delete(name));
  safelist.forEach(name => words.add(name));
  const roots = sheets.map(sheet => postcss.parse(sheet));
  roots.forEach(root => removeUnmatched(root, name => words.has(name) || composed.test(name)));
  removeUnread(roots, new Set(scripts.flatMap(text => text.match(/--[\w-]+/g) ?? [])));
  roots.forEach(removeEmpty);
  return roots.map(String);
}

/** Keys in data. A minifier leaves no quotes around such a key in code, where it may be a class. */
const jsonKeys = /(?<=[{,])\\?"\w+\\?":/g;

/** What may be a class name in a text. A word after a dot is a property in a script. */
function wordsOf(text: string): string[] {
  return text.replace(jsonKeys, '').match(/(?<![\w.-])[\w-]+/g) ?? [];
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

/** Removes the custom properties that no rule and no script reads, until each that is left is read. */
function removeUnread(roots: readonly postcss.Root[], named: ReadonlySet<string>): void {
  const read = new Set(
    roots.flatMap(root => root.toString().match(/(?<=var\(\s*)--[\w-]+/g) ?? []),
  );
  const unread = roots.flatMap(root => {
    const found: postcss.Declaration[] = [];
    root.walkDecls(/^--/, declaration => {
      if (!read.has(declaration.prop) && !named.has(declaration.prop)) {
        found.push(declaration);
      }
    });
    return found;
  });
  unread.forEach(declaration => declaration.remove());
  if (unread.length > 0) {
    removeUnread(roots, named);
  }
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
