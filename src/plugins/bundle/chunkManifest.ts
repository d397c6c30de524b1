import {readFileSync, writeFileSync} from 'node:fs';
import type {ChunkGroup, Compiler, WebpackPluginInstance} from 'webpack';

/** The part of the manifest that is completed here: ids of chunks, by what a page asks for. */
type Manifest = {origins: Record<string, (string | number)[]>};

/**
 * Completes the manifest by which Docusaurus finds the files that a page's HTML lists. The manifest
 * knows what was asked for by the name of the chunk that was made for it; where `chunks.ts` puts all
 * its modules into shared files, there is no such chunk, and those files would start to load only
 * after `main` has asked for them.
 */
export class ChunkManifestPlugin implements WebpackPluginInstance {
  /** @param file path of the manifest, which is written when the files are emitted */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('chunk-manifest', ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(this.file, 'utf8')) as Manifest;
      for (const group of chunkGroups) {
        for (const name of namesOf(group)) {
          manifest.origins[name] ??= group.chunks.map(({id}) => id!);
        }
      }
      writeFileSync(this.file, JSON.stringify(manifest));
    });
  }
}

/** What a page may ask for such a group by: its name, else the module that is imported. */
function namesOf({name, origins}: ChunkGroup): string[] {
  return name ? [name] : origins.map(({request}) => request);
}
