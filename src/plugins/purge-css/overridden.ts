import type {Declaration, Root, Rule} from 'postcss';
import {isPlain, ranking} from './layers';

/**
 * Removes the declarations that a stronger layer makes again for the same selector: what the site
 * restyles need not be sent in the framework's style as well. Only properties of the same name
 * count, so a shorthand hides none of its parts.
 *
 * @param root a style sheet, changed in place
 */
export function removeOverridden(root: Root): void {
  const rank = ranking([root]);
  const strongest = new Map<string, number>();
  const keysOf = (declaration: Declaration): string[] =>
    (declaration.parent as Rule).selectors.map(selector => `${selector}{${declaration.prop}`);
  const layered: Declaration[] = [];
  root.walkDecls(declaration => {
    if (declaration.important || !isPlain(declaration)) {
      return;
    }
    layered.push(declaration);
    for (const key of keysOf(declaration)) {
      strongest.set(key, Math.max(rank(declaration), strongest.get(key) ?? 0));
    }
  });
  layered
    .filter(declaration =>
      keysOf(declaration).every(key => rank(declaration) < strongest.get(key)!),
    )
    .forEach(declaration => declaration.remove());
}
