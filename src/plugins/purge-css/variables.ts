import {type AtRule, type Declaration, type Root, type Rule} from 'postcss';

/** Custom properties that a text mentions, whether it sets or reads them. */
export function variablesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** Selectors that match the root element and nothing else. */
const rootSelectors = /^(:root|html|(html)?\[data-theme=['"]?\w+['"]?\])$/;

/** Longest value that may stand in several places; a longer one is cheaper as a property. */
const longestRepeated = 40;

/**
 * Simplifies the custom properties of a style sheet without a change of any computed value:
 * properties that nothing reads go; of several declarations for `:root` the one that wins stays;
 * a property that has one constant value everywhere is replaced by its value.
 *
 * @param root the style sheet, changed in place
 * @param usedElsewhere custom properties that scripts or other style sheets mention; they stay
 */
export function simplifyVariables(root: Root, usedElsewhere: ReadonlySet<string>): void {
  removeOverridden(root);
  inlineConstants(root, usedElsewhere);
  removeUnused(root, usedElsewhere);
}

/** All declarations of custom properties, by name. */
function declarationsOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, declaration => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

/** Removes what a later layer, or a later rule of the same layer, says again for `:root`. */
function removeOverridden(root: Root): void {
  const order = layerOrder(root);
  const rank = (declaration: Declaration): number => {
    const layer = layerOf(declaration);
    return layer === undefined ? order.length : order.indexOf(layer);
  };
  for (const declarations of declarationsOf(root).values()) {
    const plain = declarations.filter(d => isPlain(d) && selectorOf(d) === ':root' && !d.important);
    const winner = plain.reduce<Declaration | undefined>(
      (best, next) => (best && rank(best) > rank(next) ? best : next),
      undefined,
    );
    plain.filter(declaration => declaration !== winner).forEach(d => d.remove());
  }
}

/** Names of the layers, the weakest first. */
function layerOrder(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', ({params}) =>
    params.split(',').forEach(name => names.add(name.trim())),
  );
  return [...names];
}

/** Replaces `var(--x)` by the value of `--x` where that is the same for every element. */
function inlineConstants(root: Root, usedElsewhere: ReadonlySet<string>): void {
  const all = declarationsOf(root);
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
  const uses = countUses(root);
  root.walkDecls(declaration => {
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

function countUses(root: Root): Map<string, number> {
  const uses = new Map<string, number>();
  root.walkDecls(({value}) =>
    variablesIn(value).forEach(name => uses.set(name, (uses.get(name) ?? 0) + 1)),
  );
  return uses;
}

/** Removes the properties that neither a rule nor, through it, another property reads. */
function removeUnused(root: Root, usedElsewhere: ReadonlySet<string>): void {
  const declared = declarationsOf(root);
  const used = new Set(usedElsewhere);
  root.walkDecls(/^(?!--)/, ({value}) => variablesIn(value).forEach(name => used.add(name)));
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

function selectorOf({parent}: Declaration): string {
  return parent?.type === 'rule' ? (parent as Rule).selector : '';
}

/** Whether a declaration holds always: no query stands around it, only layers. */
function isPlain(declaration: Declaration): boolean {
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type !== 'atrule' || (node as AtRule).name !== 'layer') {
      return false;
    }
  }
  return true;
}

function layerOf(declaration: Declaration): string | undefined {
  const outer = declaration.parent?.parent;
  return outer?.type === 'atrule' ? (outer as AtRule).params : undefined;
}
