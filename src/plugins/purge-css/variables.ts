import type {Declaration, Root, Rule} from 'postcss';
import {isPlain, ranking} from './layers';

/** Custom properties that a text mentions, whether it sets or reads them. */
export function variablesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** Selectors that match the root element and nothing else. */
const rootSelectors = /^(:root|html|(html)?\[data-theme=['"]?\w+['"]?\])$/;

/** Longest value that may stand in several places; a longer one is cheaper as a property. */
const longestRepeated = 40;

/**
 * Simplifies the custom properties of style sheets without a change of any computed value:
 * properties that nothing reads go; of several declarations for the root element those that never
 * win go; a property that has one constant value everywhere is replaced by its value.
 *
 * @param roots all style sheets of the site, in the order in which a page has them; changed in place
 * @param usedElsewhere custom properties that scripts mention; they stay
 */
export function simplifyVariables(
  roots: readonly Root[],
  usedElsewhere: ReadonlySet<string>,
): void {
  removeLosing(roots);
  inlineConstants(roots, usedElsewhere);
  removeUnused(roots, usedElsewhere);
}

/** All declarations of custom properties, by name. */
function declarationsOf(roots: readonly Root[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, declaration => {
      found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
    });
  }
  return found;
}

/**
 * Removes what a stronger layer, or a later rule of the same layer, says again for `:root`. A weaker
 * layer loses to it in each colour mode, since layers come before specificity.
 */
function removeLosing(roots: readonly Root[]): void {
  const rank = ranking(roots);
  for (const all of declarationsOf(roots).values()) {
    const declarations = all.filter(d => !d.important);
    const winner = declarations
      .filter(d => isPlain(d) && selectorOf(d) === ':root')
      .reduce<Declaration | undefined>(
        (best, next) => (best && rank(best) > rank(next) ? best : next),
        undefined,
      );
    const loses = (d: Declaration): boolean =>
      winner !== undefined &&
      d !== winner &&
      ((isPlain(d) && selectorOf(d) === ':root') ||
        (rank(d) < rank(winner) && rootSelectors.test(selectorOf(d))));
    declarations.filter(loses).forEach(d => d.remove());
  }
}

/** Replaces `var(--x)` by the value of `--x` where that is the same for every element. */
function inlineConstants(roots: readonly Root[], usedElsewhere: ReadonlySet<string>): void {
  const all = declarationsOf(roots);
  const isRootOnly = (name: string): boolean =>
    !usedElsewhere.has(name) &&
    (all.get(name) ?? []).every(d => isPlain(d) && rootSelectors.test(selectorOf(d)));
  const constants = new Map<string, string>();
  for (const [name, [declaration, ...others]] of all) {
    const isConstant =
      isRootOnly(name) &&
      others.length === 0 &&
      selectorOf(declaration!) === ':root' &&
      variablesIn(declaration!.value).every(isRootOnly);
    if (isConstant) {
      constants.set(name, declaration!.value);
    }
  }
  const uses = countUses(roots);
  walkDeclarations(roots, declaration => {
    // A value can hold properties that are constants themselves.
    for (let before = ''; before !== declaration.value;) {
      before = declaration.value;
      // The minifier leaves no space after a parenthesis: `var(--width)solid` must not become `1pxsolid`.
      declaration.value = before.replace(
        /var\((--[\w-]+)\)(?=([\w.#-])?)/g,
        (whole, name: string, next: string | undefined) => {
          const value = constants.get(name);
          const isCheap = value && (uses.get(name) === 1 || value.length <= longestRepeated);
          return isCheap ? value + (next ? ' ' : '') : whole;
        },
      );
    }
  });
}

function countUses(roots: readonly Root[]): Map<string, number> {
  const uses = new Map<string, number>();
  walkDeclarations(roots, ({value}) =>
    variablesIn(value).forEach(name => uses.set(name, (uses.get(name) ?? 0) + 1)),
  );
  return uses;
}

/** Removes the properties that neither a rule nor, through it, another property reads. */
function removeUnused(roots: readonly Root[], usedElsewhere: ReadonlySet<string>): void {
  const declared = declarationsOf(roots);
  const used = new Set(usedElsewhere);
  walkDeclarations(roots, ({prop, value}) => {
    if (!prop.startsWith('--')) {
      variablesIn(value).forEach(name => used.add(name));
    }
  });
  // A used property uses those in its own value; the set grows while it is walked.
  for (const name of used) {
    for (const {value} of declared.get(name) ?? []) {
      variablesIn(value).forEach(other => used.add(other));
    }
  }
  for (const [name, declarations] of declared) {
    if (!used.has(name)) {
      declarations.forEach(declaration => declaration.remove());
    }
  }
}

function walkDeclarations(roots: readonly Root[], visit: (declaration: Declaration) => void): void {
  roots.forEach(root => root.walkDecls(visit));
}

function selectorOf({parent}: Declaration): string {
  return parent?.type === 'rule' ? (parent as Rule).selector : '';
}
