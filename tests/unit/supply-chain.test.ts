import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {workflowProblems} from './workflows';

describe('supply chain: the lock file', () => {
  const lockfileLint = (file: string) =>
    spawnSync('npx', [...lockfileCommand, '--path', file], {encoding: 'utf8'});
  // The options of the check itself, on another file.
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const lockfileCommand = scripts['check:lockfile']!.replace(/ --path \S+/, '').split(' ');

  it.each([
    ['another host', {resolved: 'https://example.com/a/-/a-1.0.0.tgz'}],
    ['plain http', {resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz'}],
    ['another package', {resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz'}],
    ['a weak hash', {integrity: 'sha1-AAAA'}],
  ])('is refused with a package from or with %s', (_, change) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lockfile-'));
    try {
      const sound = {
        version: '1.0.0',
        resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
        integrity: 'sha512-AA==',
      };
      const write = (locked: object) => {
        const packages = {'': {name: 'site', version: '1.0.0'}, 'node_modules/a': locked};
        const lockfile = {name: 'site', version: '1.0.0', lockfileVersion: 3, packages};
        writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockfile));
        return lockfileLint(path.join(folder, 'package-lock.json')).status;
      };
      expect(write(sound)).toBe(0);
      expect(write({...sound, ...change})).toBe(1);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('cannot bring code that runs when it is installed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('supply chain: the search for keys', () => {
  // Put together here, so that no scanner of repositories takes them for real ones.
  const random = 'Zq3vN8rT1xYb6KdW0mJp5sLh9uEa2cGf7iRoQ4tXnVwBkDyMz';
  const keys = [
    `sk-ant-${'api03'}-${random}`,
    `sk-proj-${random}`,
    `sk-${'9f3b1c7d5e8a2046b9d1f3a5c7e80214'}`,
    `AIza${random.slice(0, 35)}`,
    `xai-${random}`,
    `ghp_${random.slice(0, 36)}`,
    `npm_${random.slice(0, 36)}`,
    `AKIA${'Q3VN8RT1XYB6KDW0'}`,
    `-----BEGIN ${'RSA'} PRIVATE KEY-----`,
  ];
  const samples = [
    'sk-ant-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'sk-ant-api03-your-key-goes-here-000000',
    'sk-proj-EXAMPLE-0000000000000000000000',
    `AIza${'X'.repeat(35)}`,
    'YOUR_API_KEY',
    'task-management-and-scheduling-of-browser-tests',
  ];
  const search = (lines: readonly string[]) =>
    spawnSync('npx', ['secretlint', '--format', 'unix', '--stdinFileName', 'build/main.js'], {
      encoding: 'utf8',
      input: lines.map(line => `<code>${line}</code>`).join('\n'),
    });

  it('names the line of each real-looking key, and does not repeat the key', () => {
    const {status, stdout} = search(keys);
    expect(status).toBe(1);
    const lines = [...stdout.matchAll(/build\/main\.js:(\d+):/g)].map(([, line]) => Number(line));
    expect(lines.sort()).toEqual(keys.map((_, index) => index + 1));
    keys.forEach(key => expect(stdout).not.toContain(key));
  });

  it('lets samples pass', () => {
    expect(search(samples)).toMatchObject({status: 0, stdout: ''});
  });
});

describe('supply chain: the workflows', () => {
  const folder = '.github/workflows';

  it.each(readdirSync(folder))('%s is sound', name => {
    expect(workflowProblems(readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
  });

  const read = (name: string) => parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow;
  type Step = {run?: string; uses?: string; if?: string; with?: Record<string, unknown>};
  type Job = {needs?: string; uses?: string; steps?: Step[]; strategy?: {matrix: {node: number[]}}};
  type Workflow = {on: Record<string, unknown>; jobs: Record<string, Job>};
  const commands = (job: Job) => (job.steps ?? []).flatMap(({run}) => run ?? []);

  it('are one graph: the quick check on three versions of Node, then all tests, then deployment', () => {
    const {on, jobs} = read('test.yml');
    expect(on).toHaveProperty('pull_request');
    expect(on).toHaveProperty('workflow_call');
    expect(jobs.check!.strategy!.matrix.node).toEqual([20, 22, 24]);
    expect(commands(jobs.check!)).toContain('npm run check');
    expect(jobs.test!.needs).toBe('check');
    expect(commands(jobs.test!)).toContain('npm test');
    const deploy = read('deploy.yml').jobs;
    expect(deploy.test!.uses).toBe('./.github/workflows/test.yml');
    expect([deploy.build!.needs, deploy.deploy!.needs, deploy.search!.needs]).toEqual([
      'test',
      'build',
      'deploy',
    ]);
  });

  it('keep what a failed test saw, and check out the whole history for the dates', () => {
    const {check, test} = read('test.yml').jobs;
    const upload = test!.steps!.find(step => step.if === 'failure()');
    expect(upload?.uses).toMatch(/^actions\/upload-artifact@/);
    expect(upload?.with?.path).toContain('.cache/test-results');
    for (const job of [check!, test!, read('deploy.yml').jobs.build!]) {
      expect(job.steps![0]!.with).toMatchObject({'fetch-depth': 0});
    }
  });

  it('audit on a schedule only', () => {
    const {on, jobs} = read('watch.yml');
    expect(Object.keys(on)).toEqual(['schedule', 'workflow_dispatch']);
    expect(commands(jobs.audit!)).toContain('npm run check:audit');
    expect(JSON.stringify(read('test.yml'))).not.toContain('audit');
  });

  it('give the write key to the push of search records alone', () => {
    const text = readFileSync(`${folder}/deploy.yml`, 'utf8');
    const {search, ...others} = read('deploy.yml').jobs;
    expect(JSON.stringify(others)).not.toContain('secrets.');
    expect(search!.steps!.at(-1)).toMatchObject({
      if: "env.HAS_KEY == 'true'",
      run: 'npm run search:push',
    });
    expect(text).toContain('SITE_URL: ${{ vars.SITE_URL }}');
    expect(text).toContain('BASE_URL: ${{ vars.BASE_URL }}');
  });

  const sound = `on: pull_request
permissions: {}
jobs:
  test:
    timeout-minutes: 5
    permissions: {contents: read}
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683
        with: {persist-credentials: false}
`;

  it('may look like this', () => {
    expect(workflowProblems(sound)).toEqual([]);
  });

  it.each([
    ['a tag in place of a commit', sound.replace(/@\w{40}/, '@v4'), /pin it/],
    ['a short commit', sound.replace(/@\w{40}/, '@11bd719'), /pin it/],
    ['no time limit', sound.replace('    timeout-minutes: 5\n', ''), /timeout-minutes/],
    ['default permissions', sound.replace('permissions: {}\n', ''), /permissions: \{\}/],
    ['a job that lists none', sound.replace(/ {4}permissions.*\n/, ''), /has no "permissions"/],
    ['write-all', sound.replace('{contents: read}', 'write-all'), /write-all/],
    ['a right to push', sound.replace('contents: read', 'contents: write'), /may write "contents"/],
    [
      'pages without environment',
      sound.replace('contents: read', 'pages: write'),
      /outside an env/,
    ],
    ['a right to issues', sound.replace('contents: read', 'issues: write'), /may write "issues"/],
    ['kept credentials', sound.replace('false', 'true'), /persist-credentials/],
    [
      'secrets for forks',
      `${sound}      - run: a\n        env: {A: '\${{ secrets.A }}'}\n`,
      /forks/,
    ],
    ['the rights of the target', sound.replace('pull_request', 'pull_request_target'), /rights/],
    [
      'text of others in a command',
      `${sound}      - run: echo \${{ github.head_ref }}\n`,
      /into a/,
    ],
  ])('are refused with %s', (_, text, reason) => {
    expect(workflowProblems(text).join('\n')).toMatch(reason);
  });
});
