import type {Declaration, Root} from 'postcss';

/** Custom properties that a text mentions, whether it sets or reads them. */
export function variablesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/**
 * Removes the custom properties that nothing reads from a style sheet.
 *
 * @param root the style sheet, changed in place
 * @param usedElsewhere custom properties that other style sheets or scripts mention
 */
export function removeUnusedVariables(root: Root, usedElsewhere: ReadonlySet<string>): void {
  const declared = new Map<string, Declaration[]>();
  const used = new Set<string>();
  root.walkDecls(declaration => {
    if (declaration.prop.startsWith('--')) {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    } else {
      variablesIn(declaration.value).forEach(name => used.add(name));
    }
  });
  usedElsewhere.forEach(name => used.add(name));
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
