import path from 'node:path';

/**
 * Makes paths in arguments absolute. npm runs a script in the folder of its `package.json`, but readers of
 * a relative path think of the folder in which they started npm, which is in `INIT_CWD`.
 *
 * @param options names of options with a path, for example `--site`
 */
export function resolveCallerPaths(args: readonly string[], options: readonly string[]): string[] {
  const resolve = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);
  return args.map((arg, index) => {
    const [name = '', ...value] = arg.split('=');
    if (value.length > 0 && options.includes(name)) {
      return `${name}=${resolve(value.join('='))}`;
    }
    return options.includes(args[index - 1] ?? '') ? resolve(arg) : arg;
  });
}
