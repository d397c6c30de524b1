/**
 * Address of a page's Markdown twin.
 *
 * @param permalink path of the page, with or without a slash at its end
 * @returns `/docs/release.md` for `/docs/release`, `/docs.md` for `/docs/`
 */
export function twinAddress(permalink: string): string {
  return permalink.replace(/\/?$/, '.md');
}
