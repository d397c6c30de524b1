/** What browsers tell about the connection; not all do, and not all of it. */
export type Connection = {saveData?: boolean; effectiveType?: string};

/**
 * Whether the reader's data is dear: data saving is on, or the connection is 2g
 * (SPECIFICATION.md#prefetch). A browser that has the interface but tells no type counts too:
 * Docusaurus' own check, which comes after this one, throws on it.
 */
export function isSparing(navigator: object): boolean {
  const {connection} = navigator as {connection?: Connection};
  return (
    connection !== undefined &&
    (connection.saveData === true || (connection.effectiveType ?? '2g').includes('2g'))
  );
}

/** The parts of a link that decide. */
export type LinkLike = Pick<HTMLAnchorElement, 'href' | 'target' | 'pathname' | 'origin'> & {
  hasAttribute(name: string): boolean;
};

/**
 * The path of the page that a link opens in this window.
 *
 * @returns `undefined` for other sites, new windows, downloads, files, and the page itself
 */
export function pageOf(
  link: LinkLike,
  here: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const opensHere =
    link.href !== '' &&
    link.origin === here.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download');
  const isFile = /\.\w+$/.test(link.pathname) && !link.pathname.endsWith('.html');
  return opensHere && !isFile && link.pathname !== here.pathname ? link.pathname : undefined;
}
