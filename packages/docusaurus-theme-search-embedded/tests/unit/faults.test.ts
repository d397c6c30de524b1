// Protects answers that special rules once lost: pasted answers of an API, paths, codes in long questions, versions, and
// texts at any position.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {base, recordsOf, recordsOfPages, type Pages} from '../fixtures/engine/records';
import {filesOf, input, searchOver, visible} from '../fixtures/engine/site';

/** The ways in which postings are cut into files: one, or many. */
const cuts = [{}, {postingsSize: 64}, {postingsSize: 8}];

/** Returns a search over pages, which answers with paths. */
function searchOf(pages: Pages, options = {}) {
  const site = searchOver(filesOf(recordsOfPages(pages), options));
  return async (query: string): Promise<string[]> => {
    const {hits} = await site.find(input(query, {to: 50}));
    return hits.map(({url}) => url.slice(base.length).replace(/#.*/, ''));
  };
}

const numbered = (count: number, pageOf: (index: number) => [string, string[]]): Pages =>
  Object.fromEntries(Array.from({length: count}, (_, index) => pageOf(index + 1)));

describe.each(cuts)('with postings in files of %j', options => {
  describe('an answer of an API', () => {
    const search = searchOf(
      {
        errors: ['# Errors', '409 · Git Repository is empty.'],
        ...numbered(20, index => [
          `repository-${index}`,
          [`# Git repository ${index}`, 'An empty git repository has none.'],
        ]),
      },
      options,
    );
    const json =
      '{"message":"Git Repository is empty.","documentation_url":"https://docs.example.com/rest/contents","status":"409"}';

    it.each([
      json,
      json.replaceAll('":', '": ').replaceAll(',"', ', "'),
      json
        .replaceAll(/([{,])"/g, '$1\n  "')
        .replaceAll('":', '": ')
        .replace('}', '\n}'),
      `github.GithubException.GithubException: 409 ${json.replaceAll('":', '": ')}`,
      `requests.exceptions.HTTPError: 409 Client Error: {'message': 'Git Repository is empty.', 'status': '409'}`,
      'gh: Git Repository is empty. (HTTP 409)',
      'HttpError: Git Repository is empty. - https://docs.example.com/rest/contents',
      'Git Repository is empty.',
      'Git Repository is empty',
      '"Git Repository is empty."',
    ])('finds the page with its message: %s', async query => {
      expect((await search(query))[0]).toBe('errors');
    });
  });

  describe('a command', () => {
    const search = searchOf(
      {
        secrets: ['# Secrets', '## Generate & provide a secret', 'Foal reads it. See npx.'],
        cli: ['# CLI', 'Some text.', '$ npx foal generate entity'],
        tutorial: ['# Tutorial', 'First run this.', '$ npx foal generate script'],
      },
      options,
    );

    it('comes before a heading with one of its words', async () => {
      expect((await search('npx foal generate')).slice(0, 2).sort()).toEqual(['cli', 'tutorial']);
    });
  });

  describe('a path', () => {
    const search = searchOf(
      {
        ...numbered(20, index => [
          `operation-${index}`,
          [
            `# Operation ${index} of a pull request`,
            `$ GET /repos/{owner}/{repo}/pulls/{pull_number}/part${index}`,
          ],
        ]),
        list: ['# List pull requests', '$ GET /repos/{owner}/{repo}/pulls'],
        get: ['# Get a pull request', '$ GET /repos/{owner}/{repo}/pulls/{pull_number}'],
      },
      options,
    );

    it.each([
      ['/repos/{owner}/{repo}/pulls', 'list'],
      ['GET /repos/{owner}/{repo}/pulls', 'list'],
      ['/repos/:owner/:repo/pulls', 'list'],
      ['/repos/<owner>/<repo>/pulls', 'list'],
      ['/repos/octocat/hello-world/pulls', 'list'],
      ['GET /repos/octocat/hello/pulls ', 'list'],
      ['/repos/{owner}/{repo}/pulls/{pull_number}', 'get'],
      ['/repos/octocat/hello/pulls/1347', 'get'],
      ['/repos/{owner}/{repo}/pulls/{pull_number}/part7', 'operation-7'],
    ])('%s comes first where it ends', async (query, path) => {
      expect((await search(query))[0]).toBe(path);
    });
  });

  describe('a long question', () => {
    const search = searchOf(
      {
        ...Object.fromEntries(
          ['E0308', 'E0277', 'E0599'].map(code => [
            code,
            [`# Error ${code}`, 'What the compiler means by this error in the code.'],
          ]),
        ),
        windows: ['# Rotate keys on Windows', 'How to rotate the keys of an agent.'],
        linux: ['# Rotate keys on Linux', 'How to rotate the keys of an agent.'],
        ports: ['# Ports', 'The agent listens on 10.42.0.17 and at 23:59:59 it stops.'],
      },
      options,
    );

    it.each([
      ['what does the compiler mean by error E0599 in this code', 'E0599'],
      ['2025-08-11 10:08:01 what does the compiler mean by error E0277 in this code', 'E0277'],
      ['how can I rotate the keys of an agent -windows', 'linux'],
      ['how can I rotate the keys of an agent -linux', 'windows'],
      ['why does the agent of our team that we installed listen on 10.42.0.17', 'ports'],
    ])('keeps its codes and operators: %s', async (query, path) => {
      const found = await search(query);
      expect(found[0]).toBe(path);
      if (query.includes(' -')) {
        expect(found).not.toContain(path === 'linux' ? 'windows' : 'linux');
      }
    });

    it('finds what the site has, wherever it is in the question', async () => {
      const words = Array.from({length: 40}, (_, index) => `unheard${index}`);
      await fc.assert(
        fc.asyncProperty(
          fc.nat(40),
          fc.nat(40),
          fc.constantFrom('E0308', 'E0277', 'E0599', '10.42.0.17'),
          async (position, length, code) => {
            const some = words.slice(0, length);
            const query = [...some.slice(0, position), code, ...some.slice(position)].join(' ');
            const page = code.startsWith('E') ? code : 'ports';
            expect((await search(query))[0]).toBe(page);
          },
        ),
        {numRuns: 40},
      );
    });
  });

  describe('a version', () => {
    const notes = numbered(12, index => {
      const minor = index + 24;
      const lines = Array.from({length: 8}, (_, patch) => [
        `## Release v1.${minor}.${patch}+rke2r1`,
        `Updates to v1.${minor}.${patch} of all components, see v1.`,
      ]).flat();
      return [`release-notes/v1.${minor}.X`, [`# v1.${minor}.X`, ...lines]];
    });
    const search = searchOf({...notes, v1: ['# Version 1', 'The 1 and v1, 1.']}, options);

    it.each([
      ['v1.35.4+rke2r1', 'release-notes/v1.35.X'],
      ['1.35.4', 'release-notes/v1.35.X'],
      ['v1.35.4', 'release-notes/v1.35.X'],
      ['1.25.0', 'release-notes/v1.25.X'],
    ])('that the site has is not expanded: %s', async (query, path) => {
      expect((await search(query))[0]).toBe(path);
    });

    it('is found by its beginning', async () => {
      const releases = searchOf(
        {
          one: ['# Numbers', '1 and 44, 20 and 18.'],
          release: ['# Releases', 'Version 1.44.0 needs Node 20.18.1.'],
        },
        options,
      );
      for (const query of ['1.44', '20.18', '1.44 ']) {
        expect((await releases(query))[0]).toBe('release');
      }
    });
  });

  it.each([
    ['404500', []],
    ['utf8', ['utf']],
    ['1.5GB', ['size']],
    ['async_add_executor_job', ['job']],

    ['インクルード', ['include']],
  ])('%s finds %j and no more', async (query, paths) => {
    const search = searchOf(
      {
        status: ['# Status', 'The service answers 404 or 500.'],
        utf: ['# Encoding', 'Files are in UTF 8.'],
        size: ['# Size', 'At most 1.5 GB.'],
        job: ['# Jobs', 'Call hass.async_add_executor_job(load).'],
        include: ['# Files', 'ヘッダーをインクルードする。クルド、インク。'],
      },
      options,
    );
    expect(await search(query)).toEqual(paths);
  });

  it('a flag that the site has is not a word with a minus', async () => {
    const search = searchOf({flags: ['# Flags', '$ run -all']}, options);
    expect(await search('run -all')).toEqual(['flags']);
  });
});

describe('a text at any position', () => {
  const lines = (count: number) => Array.from({length: count}, () => 'x: 1').join('\n');
  const code = `${lines(900)}\nERROR quagga denied okapi\n${lines(900)}`;
  const words = Array.from({length: 9000}, (_, index) => `word${index}`);
  const pages = {
    code: ['# Log', 'A log.', `$ ${code}`],
    prose: ['# Prose', words.join(' ')],
    rows: ['# Rows', ...Array.from({length: 3000}, (_, row) => `Row ${row} · value-${row} is set`)],
    other: ['# Other', 'A denied quagga. An okapi is denied.'],
  };
  const files = filesOf(recordsOfPages(pages));
  const search = searchOf(pages);

  it.each([
    ['"quagga denied"', 'code'],
    ['"denied okapi"', 'code'],
    ['ERROR quagga denied okapi', 'code'],
    ['x: 1 ERROR quagga denied okapi x: 1', 'code'],
    ['"word8000 word8001"', 'prose'],
    ['word8000 word8001 word8002 word8003', 'prose'],
    ['"value-2900 is set"', 'rows'],
  ])('%s is found', async (query, path) => {
    expect((await search(query))[0]).toBe(path);
  });

  it('is excluded', async () => {
    expect(await search('denied -"quagga denied"')).toEqual(['other']);
  });

  it('is found anywhere, in quotation marks and pasted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(8980), fc.integer({min: 3, max: 20}), async (first, length) => {
        const part = words.slice(first, first + length).join(' ');
        expect((await search(`"${part}"`))[0]).toBe('prose');
        expect((await search(part))[0]).toBe('prose');
      }),
      {numRuns: 30},
    );
  });

  it('is in files of a limited size', () => {
    const sizes = Array.from(files).filter(([name]) => name.includes('texts'));
    expect(Math.max(...sizes.map(([, bytes]) => bytes.length))).toBeLessThan(16_000);
    expect(sizes.length).toBeGreaterThan(5);
  });

  it('is shown in the excerpt', async () => {
    const site = searchOver(files);
    const {hits} = await site.find(input('okapi denied quagga'));
    const hit = hits.find(({url}) => url.endsWith('/code'));
    expect(visible(hit!.excerpt)).toContain('<mark>quagga</mark>');
  });
});

describe('encoded data', () => {
  const random = (length: number) =>
    Buffer.from(
      Array.from({length}, (_, index) => (index * 2654435761 + ((index * index) >>> 3)) & 255),
    ).toString('base64');
  const data = random(15_000);
  const lines = data.match(/.{1,76}/g)!.join('\n');
  const sizeOf = (pages: Pages) =>
    Array.from(filesOf(recordsOfPages(pages)))
      .filter(([name]) => !name.includes('texts'))
      .reduce((sum, [, bytes]) => sum + bytes.length, 0);
  const page = (text: string): Pages => ({page: ['# Picture', `$ ${text}`, 'A needle.']});

  it.each([
    ['one line', data],
    ['several lines', lines],
    ['a data URL', `data:image/png;base64,${data}`],
  ])('of 20 kB in %s adds at most 1 kB to the index', (_, text) => {
    expect(sizeOf(page(text)) - sizeOf(page('x'))).toBeLessThan(1000);
  });

  it.each([data.slice(0, 60), data.slice(5000, 5060), data.slice(-40), lines.split('\n')[20]!])(
    'is found in quotation marks: %s',
    async text => {
      const search = searchOf({...page(text.includes('\n') ? lines : data), other: ['# Other']});
      const found = await search(`"${text}"`);
      expect(found).toEqual(['page']);
    },
  );

  it('is no list of hashes, no path, and no text', async () => {
    const hashes = Array.from({length: 6}, (_, index) =>
      (index * 7919 + 123456789).toString(16).repeat(8).slice(0, 64),
    );
    const search = searchOf({hashes: ['# Checksums', `$ ${hashes.join('\n')}`]});
    expect(await search(hashes[3]!)).toEqual(['hashes']);
  });
});

describe('names that differ after 40 letters', () => {
  const start = 'aVeryLongNameThatDescribesTheWholeThingIn';
  const search = searchOf({
    one: ['# One', `Call ${start}DetailForOne.`],
    two: ['# Two', `Call ${start}DetailForTwo.`],
  });

  it('are not the same', async () => {
    expect((await search(`${start}DetailForTwo `))[0]).toBe('two');
    expect((await search(`${start}DetailForOne `))[0]).toBe('one');
  });
});

it('marks no part of a synonym of several words', async () => {
  const site = searchOver(
    filesOf(
      recordsOf([
        {
          url: `${base}limits`,
          category: '',
          lines: ['# Limits', 'A secondary rate limit for each request, too, for many requests.'],
        },
      ]),
    ),
  );
  const {hits} = await site.find(input('secondary rate limit', {excerptWords: 30}));
  expect(visible(hits[0]!.excerpt)).toContain('for each request,');
});
