import type {Compiler, RuntimeModule, WebpackPluginInstance} from 'webpack';

/** The bundler's view of a runtime module: what it is, and its code, which a hook may change. */
type RuntimeModuleView = {name: string; source?: {source: Buffer}};

/**
 * Docusaurus' function from a chunk's name to its address has a table from names to ids. Here they
 * are the same, so the table, one entry for each page of the site, goes. A table that says anything
 * else stays.
 */
export class PlainChunkAssetsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('plain-chunk-assets', compilation => {
      compilation.hooks.runtimeModule.tap('plain-chunk-assets', (module: RuntimeModule) => {
        const {name, source} = module as unknown as RuntimeModuleView;
        if (name === 'ChunkAssetRuntimeModule' && source) {
          source.source = Buffer.from(withoutTable(source.source.toString()));
        }
      });
    });
  }
}

/** Takes `chunkId = {…}[chunkId]||chunkId;` out of a function whose table maps each name to itself. */
export function withoutTable(code: string): string {
  const statement = /chunkId = (\{[^}]*\})\[chunkId\]\|\|chunkId;\s*/.exec(code);
  if (!statement) {
    return code;
  }
  const table = JSON.parse(statement[1]!) as Record<string, string | number>;
  const isPlain = Object.entries(table).every(([name, id]) => name === String(id));
  return isPlain ? code.replace(statement[0], '') : code;
}
