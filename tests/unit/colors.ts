/** Returns the custom properties that a style sheet sets in the rule of one selector. */
export function variables(css: string, selector: string): Record<string, string> {
  const rules = css.split(`${selector} {`).slice(1);
  const declarations = rules.flatMap(rule => [
    ...rule.slice(0, rule.indexOf('}')).matchAll(/(--[\w-]+): ([^;]+);/g),
  ]);
  return Object.fromEntries(declarations.map(([, name, value]) => [name!, value!]));
}

/** Contrast ratio of two `#rrggbb` colors (WCAG 2.2, "contrast ratio"). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Relative luminance (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map(i => {
    const value = parseInt(color.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
