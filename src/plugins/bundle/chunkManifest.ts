import {readFileSync, writeFileSync} from 'node:fs';
import type {Compiler, WebpackPluginInstance} from 'webpack';

/** The part of the manifest that is completed here: ids of chunks, by what a page asks for. */
type Manifest = {origins: Record<string, (string | number)[]>};

/**
 * Completes the manifest by which Docusaurus finds the files that a page's HTML lists. A page asks
 * for a module by its path, and the manifest knows those that lie in a chunk of their own. Without
 * the files that `chunks.ts` makes, these would start to load only after `main` has asked for them.
 */
export class ChunkManifestPlugin implements WebpackPluginInstance {
  /** @param file path of the manifest, which is written when the files are emitted */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('chunk-manifest', ({chunkGroups}) => {
      const manifest = JSON.parse(readFileSync(this.file, 'utf8')) as Manifest;
      for (const {origins, chunks} of chunkGroups) {
        for (const {request} of origins) {
          manifest.origins[request] ??= chunks.map(({id}) => id!);
        }
      }
      writeFileSync(this.file, JSON.stringify(manifest));
    });
  }
}
