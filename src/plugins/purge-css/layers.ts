import type {AtRule, Declaration, Root} from 'postcss';

/** Names of the cascade layers of style sheets, the weakest first. */
export function layerOrder(roots: readonly Root[]): string[] {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkAtRules('layer', ({params}) =>
      params.split(',').forEach(name => names.add(name.trim())),
    );
  }
  return [...names];
}

/** The layer that a declaration stands in. */
export function layerOf(declaration: Declaration): string | undefined {
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type === 'atrule' && (node as AtRule).name === 'layer') {
      return (node as AtRule).params;
    }
  }
  return undefined;
}

/** Whether a declaration holds always: no query stands around it, only layers. */
export function isPlain(declaration: Declaration): boolean {
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type !== 'atrule' || (node as AtRule).name !== 'layer') {
      return false;
    }
  }
  return true;
}
