/**
 * Replaces `prism-react-renderer` in this site's bundles (see `index.ts`).
 * The theme passes `Prism` to `@theme/prism-include-languages`, which adds no language to it.
 */
export const Prism = {languages: {}};

/** @throws Error always, so that a component that colors code in the browser fails the build. */
export function Highlight(): never {
  throw new Error(
    'Highlight of prism-react-renderer is not part of this site: code is colored by src/plugins/highlight while the site is built. Use @theme/CodeBlock.',
  );
}
