type Connection = {effectiveType?: string; saveData?: boolean};

/** Returns whether the visitor saves data, or has a slow connection. */
export function prefersReducedData(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
