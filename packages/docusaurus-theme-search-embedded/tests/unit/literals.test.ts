// Protects names, flags, versions, and other texts that readers type as they are written.
import {describe, expect, it} from 'vitest';
import {recordsOf, type PageFixture} from '../fixtures/engine/records';
import {input, siteOf} from '../fixtures/engine/site';

const base = 'https://docs.example/';

/** Returns a search over pages with these lines, of which `$` starts code. It answers with paths. */
function searchOf(pages: Record<string, string[]>) {
  const site = siteOf(
    recordsOf(
      Object.entries(pages).map(([path, lines]): PageFixture => ({
        url: base + path,
        category: '',
        lines,
      })),
    ).map(record => {
      const isCode = record.content?.startsWith('$ ');
      return isCode ? {...record, kind: 'code' as const} : record;
    }),
  );
  return async (query: string): Promise<string[]> => {
    const {hits} = await site.find(input(query));
    return hits.map(({url}) => url.slice(base.length));
  };
}

describe('search: what is typed literally', () => {
  it.each([
    ['/api/services/', 'Call /api/services/ to list them.', 'API services'],
    ['/api/services', 'Call `/api/services/` to list them.', 'API services'],
    ['__init__.py', 'Code is in __init__.py of each folder.', 'Init'],
    ['ConfigEntryNotReady:', 'Raise ConfigEntryNotReady: the device is off.', 'Config entry'],
    ['--data', 'Send it with curl --data and a text.', 'Data handling'],
    ['has_entity_name', 'Set has_entity_name for each device.', 'Name'],
  ])('"%s" comes before its parts', async (query, text, title) => {
    const search = searchOf({
      parts: [`# ${title}`, `${title} explained.`],
      literal: ['# Reference', text],
    });
    for (const typed of [query, `${query} `]) {
      expect((await search(typed))[0]).toBe('literal');
    }
  });

  describe.each([
    ['/api/services/', ['API services', 'Services API', 'Services']],
    ['__init__.py', ['Init py', 'py', 'init']],
    ['docker-compose.yml', ['Docker compose', 'yml', 'Compose']],
    ['ConfigEntryNotReady:', ['Config entry', 'Config entry not ready', 'Not ready']],
    ['--dry-run', ['Dry run', 'Run', 'Dry']],
    ['has_entity_name', ['Entity name', 'Has entity name', 'Name']],
    ['@scope/name', ['Scope name', 'Scope', 'Name']],
  ])('"%s"', (name, titles) => {
    const before = 'Some words that explain what comes here in a long sentence.';
    it.each([
      ['a heading', [`## ${name}`, before]],
      ['a long heading', [`## How to call ${name} from another program`, before]],
      ['code', [before, `$ run ${name}`]],
      ['text', [before, `Here is ${name} in text.`]],
    ])('in %s comes before sections with its parts', async (_, lines) => {
      const parts = titles.map(title => [`# ${title}`, `${title}, ${title}.`, `## ${title}`]);
      const search = searchOf({
        ...Object.fromEntries(parts.map((list, index) => [`parts${index}`, list])),
        literal: ['# Reference', ...lines],
      });
      for (const typed of [name, `${name} `]) {
        expect((await search(typed))[0]).toMatch(/^literal/);
      }
    });
  });

  it('finds a path while it is being typed', async () => {
    const search = searchOf({
      literal: ['# Reference', 'Call /api/services to list them.'],
      other: ['# Servers', 'An API.'],
    });
    expect((await search('/api/serv'))[0]).toBe('literal');
  });

  it('finds names that start with a word and its sign, and no other completions', async () => {
    const search = searchOf({
      skip: ['# Skip a step', 'Skip it.'],
      prefix: ['# OpenAI', 'Key prefix: sk-'],
      name: ['# Anthropic', 'Keys such as sk-ant-123.'],
    });
    expect((await search('sk-')).sort()).toEqual(['name', 'prefix']);
  });

  it('finds a hyphenated word where the site writes it as one', async () => {
    const search = searchOf({
      one: ['# Errors', 'A timeout, an unknown host.'],
      two: ['# Cost', 'It depends on the time. Work it out.'],
    });
    for (const query of ['timeout', 'time-out', 'timeou', 'time-ou']) {
      expect((await search(query))[0]).toBe('one');
    }
  });

  it('keeps the two words of a hyphenated word that a heading has', async () => {
    const search = searchOf({
      one: ['# Setup', 'The setup is quick.'],
      two: ['# Set up a project', 'Text.'],
    });
    expect(await search('set-up')).toContain('two');
  });

  it('prefers a word of the site to its completions', async () => {
    const search = searchOf({
      hand: ['# First steps', 'Run the test by hand, and watch the test run.'],
      handling: ['# Data handling', 'What a test stores.'],
      more: ['# Provider', '## Data handling', 'A run of the test.'],
    });
    expect((await search('how do i run the test by hand'))[0]).toBe('hand');
    expect((await search('how do i run the test by handl'))[0]).not.toBe('hand');
  });
});

describe('search: excluded words', () => {
  const search = searchOf({
    guide: [
      '# Blue guide',
      'The intro mentions a secret.',
      '## Paint it blue',
      'Text.',
      '## Green',
      'A blue text.',
      '### Deep blue',
      'Below green.',
    ],
    titled: ['# Green and blue', 'Text.', '## A blue part', 'Text.'],
  });

  it('exclude the sections that contain them, not the whole page', async () => {
    expect((await search('blue -secret')).sort()).toEqual([
      'guide#deep-blue',
      'guide#green',
      'guide#paint-it-blue',
      'titled',
      'titled#a-blue-part',
    ]);
  });

  it('exclude the sections below a heading, and all of a page below its title', async () => {
    expect((await search('blue -green')).sort()).toEqual(['guide', 'guide#paint-it-blue']);
  });
});

describe('search: a name typed in full', () => {
  describe.each([
    ['/etc/rancher/rke2/config.yaml', ['Config yaml', 'Rancher RKE2 config', 'rke2', 'etc']],
    ['service-node-port-range', ['Service node', 'Node port range', 'Service port range', 'Range']],
    ['kubelet-arg', ['Kubelet', 'Args of the kubelet', 'arg', 'Kubelet and arg']],
    ['whereabouts', ['Where to learn more about it', 'Where', 'About']],
    ['kube-apiserver-arg', ['Kube apiserver', 'Apiserver arg']],
    ['node_exporter.enabled', ['Node exporter', 'Enabled']],
    ['controller-manager', ['Controller', 'Manager of controllers']],
  ])('"%s"', (name, titles) => {
    const before = 'Some words that explain what comes here in a long sentence.';
    const flag = /^\w+(?:-\w+)+$/.test(name) ? `--${name}` : name;
    it.each([
      ['a heading', [`## ${name}`, before]],
      ['a heading with a flag', [`## ${flag}`, before]],
      ['code', [before, `$ server ${flag}=1 --other`]],
      ['a line of YAML', [before, `$ ${name}: 1`]],
      ['a table cell', [`${flag} value · Default: 1 · ${before}`]],
      ['a text', [`Here is ${name} in text.`]],
    ])('in %s comes before its parts', async (_, lines) => {
      const pages = titles.map((title, index) => [
        `parts${index}`,
        [`# ${title}`, `${title}, ${title}, and ${title}. `.repeat(3), `## ${title}`, `${title}.`],
      ]);
      const search = searchOf({
        ...Object.fromEntries(pages),
        literal: ['# Reference', before, ...lines],
      });
      for (const typed of [name, `${name} `]) {
        expect((await search(typed))[0]).toMatch(/^literal/);
      }
    });
  });
});

describe('search: a name of two words without a space, or a key and its value', () => {
  it.each([
    ['AT&T', 'At', 'T'],
    ['R&D', 'R', 'D'],
    ['Foo::bar()', 'Foo', 'Bar'],
    ['HTTP/2', 'HTTP', '2'],
    ['n/a', 'N', 'A'],
    ['key=value', 'Key', 'Value'],
    ['maxRetries: backoff', 'MaxRetries', 'Backoff'],
    ['type: module', 'Type', 'Module'],
    ['user@host', 'User', 'Host'],
    ['input|output', 'Input', 'Output'],
  ])('%s comes before its words', async (name, one, other) => {
    const both = `The ${one} is not the ${other}, and the ${other} no ${one}.`;
    const search = searchOf({
      one: [`# ${one}`, both, `## ${one}`, both],
      other: [`# ${other}`, both, `## ${other}`, both],
      literal: ['# Reference', 'Words of no interest.', `Here is ${name} in a text.`],
    });
    for (const typed of [name, `${name} `]) {
      expect((await search(typed))[0]).toBe('literal');
    }
  });
});
