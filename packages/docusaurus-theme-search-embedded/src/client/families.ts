/** Pages of a family that a short list shows. */
const SHOWN_OF_FAMILY = 2;

/**
 * The hits for a short list such as the dialog's: at most two of pages that differ in one name, of
 * which the page that stands for all of them comes next.
 */
export function foldFamilies<Hit extends {family?: string}>(hits: readonly Hit[]): Hit[] {
  const shown = new Map<string, number>();
  return hits.filter(({family}) => {
    if (family === undefined) return true;
    const count = shown.get(family) ?? 0;
    shown.set(family, count + 1);
    return count < SHOWN_OF_FAMILY;
  });
}
