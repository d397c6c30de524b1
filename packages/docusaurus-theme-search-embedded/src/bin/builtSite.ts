import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {MissingAssetError, SearchFiles} from '../client/files.js';
import {SiteIndex} from '../client/siteIndex.js';
import {indexFile, searchFolder} from '../engine/format/files.js';

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

/** The search files of a built site in one locale. */
export class BuiltSite {
  /** A prefix for file names in errors. */
  readonly where: string;

  private readonly files: SearchFiles;
  private readonly main: Promise<SiteIndex>;

  private constructor(
    private readonly site: string,
    folder: string,
  ) {
    this.where = `${path.join(folder, searchFolder)}${path.sep}`;
    this.files = new SearchFiles(this.read, this.where);
    this.main = SiteIndex.load(this.files, indexFile);
    // Reported where it is awaited.
    this.main.catch(() => {});
  }

  /** Opens the subfolder of a locale, or the site's own folder, which has the pages of the default locale. */
  static async open(site: string, locale = ''): Promise<BuiltSite> {
    const hasFolder = (await localeFolders(site)).includes(locale);
    return new BuiltSite(site, hasFolder ? path.join(site, locale) : site);
  }

  readonly read = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const file = path.join(this.where, name);
    const bytes = await readFile(file).catch(error => {
      throw error.code === 'ENOENT' ? new MissingAssetError(file) : error;
    });
    return new Uint8Array(bytes);
  };

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

  /** Returns the indexes that a query with these filters searches, by their names. */
  async indexes(filters: Filters): Promise<Map<string, SiteIndex>> {
    const {versions = {}} = (await this.main).engine.header;
    const tags = filters.flat().filter(filter => filter.startsWith('docusaurus_tag:'));
    const names = Object.entries(versions).filter(
      ([tag]) => tags.length === 0 || tags.includes(`docusaurus_tag:${tag}`),
    );
    const load = async ([tag, name]: [string, string]) =>
      [tag, await SiteIndex.load(this.files, name)] as const;
    const rest = names.length > 0 ? 'all other pages' : 'all pages';
    return new Map([[rest, await this.main], ...(await Promise.all(names.map(load)))]);
  }

  private async languageFilter(locale: string): Promise<string> {
    const {facets} = (await this.main).engine.header;
    const languages = facets.flatMap(({language}) => language ?? []);
    if (languages.length > 0 && !languages.includes(locale)) {
      const all = new Set([...languages, ...(await localeFolders(this.site))]);
      throw new Error(
        `${this.site} has no locale "${locale}". Its locales are ${Array.from(all).join(', ')}.`,
      );
    }
    return `language:${locale}`;
  }

  private async versionFilter(version: string): Promise<string[]> {
    const {facets, versions = {}} = (await this.main).engine.header;
    const separate = Object.keys(versions);
    const chosen = separate.filter(tag => tag.endsWith(`-${version}`));
    if (chosen.length === 0) {
      const known =
        separate.length > 0
          ? `It has the versions ${separate.join(', ')}; NAME is what follows docs-…-.`
          : 'It has a single version of the docs.';
      throw new Error(`${this.site} has no version "${version}" of the docs. ${known}`);
    }
    // All pages without several versions, also those of other docs.
    const others = facets.flatMap(facet => facet.docusaurus_tag ?? []);
    return [...new Set([...others, ...chosen])].map(tag => `docusaurus_tag:${tag}`);
  }
}
