// Protects what people type: other spellings of a word, a number, an address, or a question.
import {describe, expect, it} from 'vitest';
import type {Pages} from '../fixtures/engine/records';
import {searchOf} from '../fixtures/engine/site';

/** Pages that have single words of many queries. */
const others = (words: readonly string[]): Pages =>
  Object.fromEntries(
    words.map((word, index) => [`other/${index}`, [`# ${word}`, `${word} ${word}.`]]),
  );

describe('typed: questions in languages without spaces', () => {
  const pages: Pages = {
    install: ['# 怎么安装', '下载软件，然后运行。', '## 怎么备份', '复制文件夹。'],
    faq: ['# 为什么需要证书', '请问在哪里，如何，什么。'],
    icon: ['# 网站设置', '修改网站图标，在后台上传。', '## 网站 Logo', '修改网站 Logo 的步骤。'],
  };
  it.each([
    ['怎么修改网站图标', '/icon'],
    ['如何修改网站图标', '/icon'],
    ['请问哪里修改网站图标', '/icon'],
    ['为什么修改图标', '/icon'],
    ['怎么修改网站logo', '/icon#网站-logo'],
  ])('%s', async (query, first) => {
    const search = await searchOf(pages, 'zh');
    expect((await search(query))[0]).toBe(first);
  });
  it.each([
    ['怎么备份', '/install#怎么备份'],
    ['怎么', '/install'],
  ])('%s finds the heading that has it', async (query, first) => {
    const search = await searchOf(pages, 'zh');
    expect((await search(query))[0]).toBe(first);
  });
});

describe('typed: a word that was split is one word', () => {
  it.each([
    ['外部访问地址', '外部 的 系统，访问 端口，地址 池。外部，访问，地址。', '这是外部访问地址。'],
    ['子目录', '目录 在 这里，子 项目，目录，子。', '部署在子目录。'],
    ['접근주소', '접근 을 하고, 주소 는 여기. 접근, 주소.', '이것은 접근주소이다.'],
  ])('%s', async (query, scattered, together) => {
    const pages: Pages = {together: ['# A', together]};
    for (let index = 0; index < 12; index++) {
      pages[`scattered/${index}`] = [`# 页 ${index}`, scattered, scattered];
    }
    const search = await searchOf(pages, 'zh');
    expect((await search(query))[0]).toBe('/together');
  });
});

describe('typed: other letters for the same word', () => {
  it.each([
    ['設定', 'zh', '设定', '如何设定软件。'],
    ['備份', 'zh', '备份', '备份数据。'],
    ['資料庫', 'zh', '数据', '资料库的用法。'],
    ['软件', 'zh-Hant', '軟件', '軟件的安裝。'],
    ['کتاب', 'ar', 'كتاب الإعدادات', 'هذا كتاب علي.'],
    ['كتاب', 'fa', 'راهنما', 'این کتاب علی است.'],
    ['علی', 'ar', 'كتاب', 'هذا كتاب علي.'],
    ['علي', 'fa', 'راهنما', 'این کتاب علی است.'],
    ['429', 'ar', 'خطأ', 'الخطأ ٤٢٩ يعني الانتظار.'],
    ['٤٢٩', 'en', 'Errors', 'Error 429 means wait.'],
    ['۵۰۰', 'en', 'Errors', 'Error 500 is one of the server.'],
    ['500', 'fa', 'راهنما', 'خطای ۵۰۰ سرور.'],
    ['403', 'hi', 'त्रुटियाँ', 'त्रुटि ४०३ का अर्थ है मना.'],
    ['４２９', 'en', 'Errors', 'Error 429 means wait.'],
    ['F¨ur', 'de', 'Hinweise', 'Für Entwickler.'],
    ['Gru¨ße', 'de', 'Hinweise', 'Schöne Grüße.'],
    ['caf´e', 'fr', 'Lieux', 'Le café est ouvert.'],
  ])('%s (%s)', async (query, language, title, text) => {
    const search = await searchOf(
      {...others(['One', 'Two']), right: [`# ${title}`, text]},
      language,
    );
    expect((await search(query))[0]).toBe('/right');
  });
});

describe('typed: accents', () => {
  it.each([
    ['vi', 'bạn', 'Tài khoản của bạn', 'Bán hàng, bán'],
    ['vi', 'bán', 'Tài khoản bán', 'Bạn hàng, bạn'],
    ['es', 'año', 'Año', 'Ano'],
    ['de', 'schön', 'Schön', 'Schon'],
    ['fr', 'pêche', 'Pêche', 'Péché'],
  ])('%s: %s', async (language, query, right, other) => {
    for (const order of [true, false]) {
      const list: [string, string[]][] = [
        ['right', [`# ${right}`, `${right}.`]],
        ['other', [`# ${other}`, `${other}. ${other}.`]],
      ];
      const pages = Object.fromEntries(order ? list : [...list].reverse());
      const search = await searchOf(pages, language);
      const found = await search(query);
      expect(found[0]).toBe('/right');
      expect(found).toContain('/other');
    }
  });
});

describe('typed: numbers', () => {
  const pages: Pages = {
    versions: ['# Browsers', 'It needs Playwright 1.44.0 or later, and Node 20.18.1 or later.'],
    older: [
      '# Older notes',
      'Since version 1.2.3 there is 1 list. Since 20.1.0 there are 20 hosts. Section 1 has 44 steps.',
    ],
    units: ['# Memory', 'A run needs 1.5 GB of memory, waits 2.5 s, and writes 0.75 MB of logs.'],
    steps: ['# Step 1', '1 server, 1 client, 2 phases, and 0 errors. 1 grid.'],
    limits: [
      '# Limits',
      'const timeout = 30_000; const retries = 250_000;',
      'Swiss: 47’500 rows. French: 65 000 rows, 1\u202f200\u202f000 files. English: 12,500. Code: 0xFF_FF',
    ],
    lone: ['# Numbers', '30, 250, 47, 65, 12, 0, 1, 200, and 500.'],
  };
  it.each([
    ['1.44', '/versions'],
    ['v1.44', '/versions'],
    ['20.18', '/versions'],
    ['1.5GB', '/units'],
    ['1.5 GB', '/units'],
    ['2.5s', '/units'],
    ['0.75MB', '/units'],
    ['30000', '/limits'],
    ['30_000', '/limits'],
    ['30,000', '/limits'],
    ['250000', '/limits'],
    ['47500', '/limits'],
    ["47'500", '/limits'],
    ['65000', '/limits'],
    ['65 000', '/limits'],
    ['1200000', '/limits'],
    ['12500', '/limits'],
    ['12 500', '/limits'],
  ])('%s', async (query, first) => {
    const search = await searchOf(pages);
    expect((await search(query))[0]).toBe(first);
  });
});

describe('typed: addresses', () => {
  const pages: Pages = {
    'docs/getting-started/create-a-key': ['# Keys', 'Make one.', '## Scopes', 'Choose few.'],
    'docs/links': [
      '# Links',
      'See https://docs.example/docs/getting-started/create-a-key and /docs/getting-started/create-a-key, or create-a-key.',
    ],
    'docs/getting-started': ['# Getting started', 'Start, then create a key.'],
    'docs/create': ['# Create', 'Create a key, a group, docs.'],
  };
  it.each([
    'https://docs.example/docs/getting-started/create-a-key',
    'https://docs.example/docs/getting-started/create-a-key/',
    'https://docs.example/docs/getting-started/create-a-key#scopes',
    'https://docs.example/docs/getting-started/create-a-key?x=1',
    'docs.example/docs/getting-started/create-a-key',
    '/docs/getting-started/create-a-key',
    '/getting-started/create-a-key',
    'docs/getting-started/create-a-key',
    'getting-started/create-a-key',
    'create-a-key',
  ])('%s', async query => {
    const search = await searchOf(pages);
    expect((await search(query))[0]).toMatch(/^\/docs\/getting-started\/create-a-key/);
  });
});

describe('typed: a page comes before its sections', () => {
  const pages: Pages = Object.fromEntries(
    ['task', 'group', 'schedule', 'workflow'].map(name => [
      `create-${name}`,
      [
        `# Create a ${name}`,
        `You need a name.`,
        `## Create the ${name}`,
        `Open the ${name} list. Choose New ${name}.`,
        `## Run the ${name}`,
        `Start it.`,
      ],
    ]),
  );
  it.each(['task', 'group', 'schedule', 'workflow', 'create a task', 'workflows'])(
    '%s',
    async query => {
      const search = await searchOf(pages);
      expect((await search(query))[0]).toMatch(/^\/create-\w+$/);
    },
  );
});

describe('typed: words without a topic', () => {
  it('count if a query has no others', async () => {
    const search = await searchOf({
      how: ['# How it is', 'This and that.'],
      other: ['# Other', 'Text.'],
    });
    expect((await search('how is it'))[0]).toBe('/how');
    expect((await search('how is it '))[0]).toBe('/how');
  });
});
