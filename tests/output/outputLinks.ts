import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../src/config/site';
import type {Build} from '../browser/builds';
import {referencesIn} from './references';
import {loadPage} from '../browser/html';

type Target = {ids: readonly string[]; isRedirect: boolean};

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** Reads a page. Files of other kinds have no anchors. */
function readTarget(file: string): Target {
  const $ = loadPage(file.endsWith('.html') ? readFileSync(file) : '');
  const ids = $('[id]').get();
  return {
    ids: ids.map(element => $(element).attr('id')!),
    isRedirect: $('meta[http-equiv=refresh]').length > 0,
  };
}

/** Checks the URLs in all files of a build, without a server or a network. */
export class OutputLinks {
  /** The number of URLs by kind of file. */
  readonly counts: Record<string, number> = {};
  private readonly targets = new Map<string, Target>();

  /** @param origin of the URLs that the build contains */
  constructor(
    private readonly build: Pick<Build, 'dir' | 'baseUrl'>,
    private readonly origin: string,
  ) {}

  /** Returns a line for each broken link and ambiguous anchor, with the file that contains it. */
  problems(): string[] {
    const files = readdirSync(this.build.dir, {recursive: true, encoding: 'utf8'});
    return files
      .filter(file => isFile(path.join(this.build.dir, file)))
      .map(file => file.split(path.sep).join('/'))
      .flatMap(file => this.problemsIn(file).map(problem => `${file}: ${problem}`));
  }

  /** Returns what is wrong with a URL; undefined if nothing is. */
  problemOf(url: string, base?: string): string | undefined {
    if (!URL.canParse(url, base)) {
      return 'is not an absolute URL';
    }
    const parsed = new URL(url, base);
    if (parsed.origin === this.origin) {
      return this.problemOfPath(parsed);
    }
    const editPrefix = `${site.repository}/edit/${site.branch}/`;
    if (parsed.href.startsWith(editPrefix)) {
      const isSource = existsSync(decodeURI(parsed.href.slice(editPrefix.length)));
      return isSource ? undefined : 'edits a file that does not exist';
    }
    const isSafe = ['https:', 'mailto:', 'data:'].includes(parsed.protocol);
    return isSafe ? undefined : 'is neither HTTPS nor a mail address';
  }

  private problemsIn(file: string): string[] {
    const base = this.origin + this.build.baseUrl + file.replace(/(^|\/)index\.html$/, '$1');
    const references = referencesIn(file, readFileSync(path.join(this.build.dir, file), 'utf8'));
    const kind = path.extname(file) || file;
    this.counts[kind] = (this.counts[kind] ?? 0) + references.length;
    const broken = references.flatMap(({url, isRelative}) => {
      const problem = this.problemOf(url, isRelative ? base : undefined);
      return problem ? `${url} ${problem}` : [];
    });
    const {ids} = this.targetIn(file);
    const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
    return [...new Set(broken), ...repeated.map(id => `#${id} is the id of two elements`)];
  }

  private problemOfPath({pathname, hash}: URL): string | undefined {
    const {baseUrl, dir} = this.build;
    if (!pathname.startsWith(baseUrl)) {
      return `is outside of the base URL ${baseUrl}`;
    }
    const route = decodeURIComponent(pathname.slice(baseUrl.length));
    const candidates = [route, path.posix.join(route, 'index.html'), `${route}.html`];
    const file = candidates.find(candidate => isFile(path.join(dir, candidate)));
    if (!file) {
      return 'leads to no file';
    }
    const {ids, isRedirect} = this.targetIn(file);
    if (isRedirect) {
      return 'leads to an old path, which redirects';
    }
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || ids.includes(id) ? undefined : 'leads to no anchor';
  }

  private targetIn(file: string): Target {
    const target = this.targets.get(file) ?? readTarget(path.join(this.build.dir, file));
    this.targets.set(file, target);
    return target;
  }
}
