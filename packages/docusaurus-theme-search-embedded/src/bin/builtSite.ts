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

/** Returns the subfolders with an index. Each locale but the default one is built into one. */
async function localeFolders(site: string): Promise<string[]> {
  const folders = await readdir(site, {withFileTypes: true}).catch(() => []);
  return folders
    .filter(folder => folder.isDirectory() && hasIndex(path.join(site, folder.name)))
    .map(({name}) => name);
}

/** The search of a built site in one locale. */
export class BuiltSite {
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

  /** Opens the subfolder of a locale, or the site's own folder, which has the pages of the default locale. */
  static async open(site: string, locale = ''): Promise<BuiltSite> {
    const hasFolder = (await localeFolders(site)).includes(locale);
    return new BuiltSite(site, hasFolder ? path.join(site, locale) : site);
  }

  /**
   * Returns the filters that readers of a locale and a version have.
   *
   * @throws Error listing the locales or versions that the site has
   */
  async filters(locale: string | undefined, version: string | undefined): Promise<Filters> {
    const languages = locale === undefined ? [] : [await this.languageFilter(locale)];
    const tags = version === undefined ? [] : [await this.versionFilter(version)];
    return [...languages, ...tags];
  }

  private async facets(): Promise<Facets[]> {
    const indexes = await this.search.indexes();
    return [...indexes.values()].flatMap(({engine}) => engine.header.facets);
  }

  private async languageFilter(locale: string): Promise<string> {
    const languages = (await this.facets()).flatMap(({language}) => language || []);
    if (languages.length > 0 && !languages.includes(locale)) {
      const all = new Set([...languages, ...(await localeFolders(this.site))]);
      throw new Error(
        `${this.site} has no locale "${locale}". Its locales are ${Array.from(all).join(', ')}.`,
      );
    }
    return `language:${locale}`;
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
