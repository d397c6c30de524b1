import type {AtRule, Declaration, Root} from 'postcss';

/**
 * How strong a declaration is by where it stands: the place of its cascade layer in the order of
 * the style sheets, and above all layers what stands in none.
 */
export function ranking(roots: readonly Root[]): (declaration: Declaration) => number {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkAtRules('layer', ({params}) =>
      params.split(',').forEach(name => names.add(name.trim())),
    );
  }
  const order = [...names];
  return declaration => {
    const layer = atRulesAround(declaration).find(isLayer);
    return layer ? order.indexOf(layer.params) : order.length;
  };
}

/** Whether a declaration holds always: no query stands around it, only layers. */
export function isPlain(declaration: Declaration): boolean {
  return atRulesAround(declaration).every(isLayer);
}

/** What stands around the rule of a declaration, the innermost first. */
function atRulesAround(declaration: Declaration): AtRule[] {
  const around: AtRule[] = [];
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent) {
    around.push(node as AtRule);
  }
  return around;
}

function isLayer({type, name}: AtRule): boolean {
  return type === 'atrule' && name === 'layer';
}
