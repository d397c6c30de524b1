import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {MissingAssetError} from '../client/files.js';
import {SiteSearch} from '../client/siteSearch.js';
import {indexFile, searchFolder} from '../engine/format/files.js';
import type {Facets} from '../engine/format/sections.js';

/** The filters of a query: each must match, and one of each inner list. */
type Filters = (string | string[])[];

const hasIndex = (folder: string): boolean =>
  existsSync(path.join(folder, searchFolder, indexFile));

/**
 * Returns the folders with an index: the site's own, and those of locales, which are below it. A locale may have any
 * base URL, with several segments.
 */
async function indexFolders(folder: string, depth = 2): Promise<string[]> {
  const entries = depth > 0 ? await readdir(folder, {withFileTypes: true}).catch(() => []) : [];
  const folders = entries.filter(entry => entry.isDirectory());
  const below = await Promise.all(
    folders.map(({name}) => indexFolders(path.join(folder, name), depth - 1)),
  );
  return [...(hasIndex(folder) ? [folder] : []), ...below.flat()];
}

/** The search of a built site in one locale. */
export class FolderSearch {
  readonly search: SiteSearch;

  private constructor(
    private readonly site: string,
    folder: string,
  ) {
    const where = `${path.join(folder, searchFolder)}${path.sep}`;
    const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
      const file = path.join(where, name);
      const bytes = await readFile(file).catch(error => {
        throw error.code === 'ENOENT' ? new MissingAssetError(file) : error;
      });
      return new Uint8Array(bytes);
    };
    this.search = new SiteSearch(read, where);
  }

  /**
   * Opens the folder with the pages of a locale, or without one the site's own, which has those of the default locale.
   *
   * @throws Error listing the locales that the site has
   */
  static async open(site: string, locale?: string): Promise<FolderSearch> {
    const folders = await indexFolders(site);
    const own = new FolderSearch(site, site);
    if (folders.length === 0 || (locale === undefined && folders[0] === site)) {
      return own;
    }
    const sites = folders.map(folder => new FolderSearch(site, folder));
    const languages = await Promise.all(sites.map(each => each.languages()));
    const found = sites.find((_, index) => languages[index]!.includes(locale ?? ''));
    if (found || (folders[0] === site && languages[0]!.length === 0)) {
      return found ?? own;
    }
    const all = Array.from(new Set(languages.flat())).join(', ');
    throw new Error(
      locale === undefined
        ? `${site} has no pages of a default locale. Pass --locale with one of ${all}.`
        : `${site} has no locale "${locale}". Its locales are ${all}.`,
    );
  }

  /**
   * Returns the filters that readers of a locale and a version have.
   *
   * @throws Error listing the versions that the site has
   */
  async filters(locale: string | undefined, version: string | undefined): Promise<Filters> {
    const languages = locale === undefined ? [] : [`language:${locale}`];
    const tags = version === undefined ? [] : [await this.versionFilter(version)];
    return [...languages, ...tags];
  }

  private async facets(): Promise<Facets[]> {
    const indexes = await this.search.indexes();
    return [...indexes.values()].flatMap(({engine}) => engine.header.facets);
  }

  private async languages(): Promise<string[]> {
    return (await this.facets()).flatMap(({language}) => language || []);
  }

  private async versionFilter(version: string): Promise<string[]> {
    const facets = await this.facets();
    const separate = [...(await this.search.indexes()).keys()].filter(Boolean);
    const isSeparate = ({docusaurus_tag: tag}: Facets): boolean => separate.includes(tag);
    const chosen = facets.filter(facet => isSeparate(facet) && facet.version === version);
    if (chosen.length === 0) {
      const names = new Set(facets.filter(isSeparate).map(facet => facet.version));
      const known =
        names.size > 0
          ? `It has the versions ${[...names].join(', ')}.`
          : 'It has a single version of the docs.';
      throw new Error(`${this.site} has no version "${version}" of the docs. ${known}`);
    }
    // All pages without several versions, also those of other docs.
    const others = facets.filter(facet => facet.docusaurus_tag && !isSeparate(facet));
    const tags = [...others, ...chosen].map(facet => `docusaurus_tag:${facet.docusaurus_tag}`);
    return [...new Set(tags)];
  }
}
