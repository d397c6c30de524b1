/** Headers for the addresses that a path of a `_headers` file matches. */
export type HeaderRule = {path: string; headers: [name: string, value: string][]};

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a line with a path, then indented
 * `Name: value` lines; `*` at the end of a path stands for anything.
 */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith(' ')) {
      const [name, ...value] = line.trim().split(': ');
      rules.at(-1)?.headers.push([name!, value.join(': ')]);
    } else {
      rules.push({path: line, headers: []});
    }
  }
  return rules;
}

/** The headers that the rules give to an address' path. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): [string, string][] {
  return rules
    .filter(({path}) =>
      path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
    )
    .flatMap(({headers}) => headers);
}
