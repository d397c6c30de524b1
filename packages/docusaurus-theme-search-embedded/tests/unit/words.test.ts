// Protects words: folding, tokens, and that what is found is marked, in every browser.
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fold} from '../../src/engine/analysis/fold';
import {englishStem} from '../../src/engine/analysis/stems';
import {partsOf, tokenize} from '../../src/engine/analysis/tokens';
import {recordsOf} from '../fixtures/engine/records';
import {filesOf, input, searchOf, siteOf, visible} from '../fixtures/engine/site';

const terms = (text: string) =>
  tokenize(text).flatMap(token => [token.term, ...[...partsOf(token)].map(({term}) => term)]);

/** Synonym groups of a site, in addition to the English ones. */
const siteSynonyms = [
  ['iframe', 'embedded page', 'frame'],
  ['flaky', 'unstable'],
  ['ci', 'pipeline', 'gitlab'],
];

describe('search words: folding', () => {
  it.each([
    ['CAFÉ', 'cafe'],
    ['ｃａｆｅ', 'cafe'],
    ['ﬁle', 'file'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['Søren', 'soren'],
    ['Đorđe', 'dorde'],
    ['Łódź', 'lodz'],
    ['ılık', 'ilik'],
    ['İstanbul', 'istanbul'],
    ['Ελλάς', 'ελλασ'],
    ['Ёлка', 'елка'],
    ['が', 'が'],
    ['हिन्दी', 'हिन्दी'],
    ['ｶﾞ', 'ガ'],
    ['⑴', '1'],
    ['⒈', '1'],
    ['㈱', '株'],
  ])('%s is compared as %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });
});

describe('search words: tokens', () => {
  it.each([
    ['LLMs', ['llm']],
    ['URLs', ['url']],
    ['listURLs', ['listurls', 'list', 'url']],
    ['beforeEach', ['beforeeach', 'before', 'each']],
    ['URLSearchParams', ['urlsearchparams', 'url', 'search', 'params']],
    ['4.1', ['4.1', '4', '1']],
    ['GPT-4.1', ['gpt-4.1', 'gpt', '4.1', '4', '1']],
    ['v4.1.2', ['4.1.2', 'v4', '1', '2']],
    ['v4', ['v4']],
    ['3,456', ['3456', '3', '456']],
    ['1,000,000', ['1000000', '1', '000', '000']],
    ['1,2 and 3,45', ['1', '2', 'and', '3', '45']],
    ['404', ['404']],
    ['C++', ['c++']],
    ['C#', ['c#']],
    ['.NET', ['.net', 'net']],
    ['--dry-run', ['--dry-run', 'dry', 'run']],
    ['@scope/name', ['@scope/name', 'scope', 'name']],
    ['api_key', ['api_key', 'api', 'key']],
    ['x-api-key', ['x-api-key', 'x', 'api', 'key']],
    ['$env:NAME', ['$env:name', 'env', 'name']],
    ['x\u2011api\u2011key', ['x-api-key', 'x', 'api', 'key']],
    ["it's", ['it']],
    ['and/or', ['and', 'or']],
    // Scripts without spaces: words, and the pairs of characters that start in each.
    ['日本へ', ['日本', '本へ', 'へ']],
    ['自動テスト', ['自動', '動テ', 'テスト', 'テス', 'スト', 'ト']],
    ['学习中文', ['学习', '习中', '中文', '文']],
    ['설치를', ['설치를', '설치', '치를', '를']],
    ['ﾃﾞｰﾀ', ['データ', 'デー', 'ータ', 'タ']],
    // Single characters, which are words that the dictionary lacks.
    ['插件', ['插件', '件']],
    ['写插件', ['写插', '插件', '件']],
    ['插件的组件', ['插件', '件的', '的', '的组', '组件', '件']],
    ['はす', ['はす', 'す']],
    ['型の値', ['型', '型の', 'の', 'の値', '値']],
    ['ภาษาไทย', ['ภาษา', 'ภา', 'าษ', 'ษา', 'าไ', 'ไทย', 'ไท', 'ทย', 'ย']],
    // Apostrophes.
    ["l'installation", ['installation']],
    ['jusqu’ici', ['ici']],
    ["dell'utente", ['utente']],
    ["aujourd'hui", ['aujourdhui']],
    ["Windows'ta", ['windows']],
    ["f'data' f'la' r'dan'", ['f', 'data', 'f', 'la', 'r', 'dan']],
    ['Task’ın GitHub’daki', ['task', 'github', 'git', 'hub']],
    ["об'єкт обʼєкт", ['обєкт', 'обєкт']],
    ["o'clock d.x'y", ['o', 'clock', 'd.x', 'd', 'x', 'y']],
    // Words with invisible characters.
    ['می\u200cخواهم', ['ميخواهم']],
    ['Donau\u00addampf', ['donaudampf']],
    // With and without the Arabic article.
    ['الملف ملف والملف', ['ملف', 'ملف', 'ملف']],
  ])('"%s" is %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['authenticate', 'authentication', 'authenticator'],
    ['migrate', 'migration', 'migrator'],
    ['verify', 'verification', 'verified'],
    ['notify', 'notification', 'notifications'],
    ['subscribe', 'subscription', 'subscriptions'],
    ['deploy', 'deployment', 'deploying'],
    ['policy', 'policies', 'policies'],
    ['llm', 'llms', 'llms'],
    ['api', 'apis', 'apis'],
  ])('%s, %s and %s share a stem', (...words) => {
    expect(new Set(words.map(englishStem)).size).toBe(1);
  });
});

/** Indexes each text as a page. Returns the matching texts with marks, best first. */
async function found(query: string, ...texts: string[]): Promise<string[]> {
  const records = recordsOf(
    texts.map((text, place) => ({
      url: `https://docs.example/${'qvwz'[place]}`,
      category: '',
      lines: [`# ${'qvwz'[place]}`, text],
    })),
  );
  const {hits} = await siteOf(records, {synonyms: siteSynonyms}).find(
    input(query, {excerptWords: 1000}),
  );
  return hits.map(({excerpt}) =>
    visible(excerpt).replaceAll('<mark>', '[').replaceAll('</mark>', ']'),
  );
}

describe('search words: found and marked', () => {
  it.each([
    ['LLMs', 'an LLM here', 'an [LLM] here'],
    ['llms', 'an LLM here', 'an [LLM] here'],
    ['LLM', 'two LLMs here', 'two [LLMs] here'],
    ['URLs', 'one URL here', 'one [URL] here'],
    ['apis', 'one API here', 'one [API] here'],
    ['PDFs', 'as PDF file', 'as [PDF] file'],
    ['authenticate ', 'the authenticator app', 'the [authenticator] app'],
    ['migration ', 'we migrate now', 'we [migrate] now'],
    ['4.1', 'since version 4.1 only', 'since version [4.1] only'],
    ['C++', 'write C++ code', 'write [C++] code'],
    ['C#', 'write C# code', 'write [C#] code'],
    ['.NET', 'runs on .NET now', 'runs on [.NET] now'],
    ['--flag', 'the --flag option', 'the [--flag] option'],
    ['@scope/name', 'install @scope/name now', 'install [@scope/name] now'],
    ['api_key', 'set api_key there', 'set [api_key] there'],
    ['x-api-key', 'the x-api-key header', 'the [x-api-key] header'],
    ['$env:NAME', 'in $env:NAME stored', 'in [$env:NAME] stored'],
    ['404', 'status 404 means', 'status [404] means'],
    ['429', 'status 429 means', 'status [429] means'],
    ['日本', '今日は日本へ', '今日は[日本]へ'],
    ['サーバー', 'このサーバーは', 'この[サーバー]は'],
    // An incomplete word, while it is typed and in scripts without spaces.
    ['サーバ', 'このサーバーは', 'この[サーバ]ーは'],
    ['自動テ', '自動テストです', '[自動][テ]ストです'],
    ['テストを実', 'テストを実行する', '[テスト][を][実]行する'],
    ['安装', '如何安装软件', '如何[安装]软件'],
    ['설치', '설치를 시작', '[설치]를 시작'],
    // Words that this site lacks are found by their characters.
    ['動', '自動テストです', '自[動]テストです'],
    ['京都', '東京都です', '東[京都]です'],
    ['京都', '東京都市', '東[京都]市'],
    ['動テス', '自動テストです', '自[動][テス]トです'],
    // Without its long vowel mark, and in the other kana.
    ['ディレクトリー', 'このディレクトリは', 'この[ディレクトリ]は'],
    ['じっこう', 'ジッコウする', '[ジッコウ]する'],
    ['サーバ', 'さーばーを', '[さーば]ーを'],
    ['cafe', 'a CAFÉ there', 'a [CAFÉ] there'],
    ['strasse', 'the Straße there', 'the [Straße] there'],
    ['credentials ', 'a token here', 'a [token] here'],
    ['tokens ', 'a credential here', 'a [credential] here'],
    ['iframe', 'an embedded page here', 'an [embedded] page here'],
    ['v4.1', 'since 4.1 there', 'since [4.1] there'],
    ['4.1', 'since v4.1 there', 'since [v4.1] there'],
    ['v4.1', 'since v4 there', 'since [v4] there'],
    ['3456', 'all 3,456 tests', 'all [3,456] tests'],
    ['1,000', 'all 1000 tests', 'all [1000] tests'],
    ['login ', 'once you sign in here', 'once you [sign] in here'],
    ['GitLab', 'run from a pipeline here', 'run from a [pipeline] here'],
    ['creation', 'how to create it', 'how to [create] it'],
    ['creator', 'how to create it', 'how to [create] it'],
    ['authorize', 'the Authorization header', 'the [Authorization] header'],
    ['installa', 'once it is installed', 'once it is [installed]'],
    ['utf8', 'written in UTF-8 here', 'written in [UTF]-[8] here'],
    ['-w', 'curl -w here', 'curl [-w] here'],
    ['api_k', 'the api_key here', 'the [api_k]ey here'],
    ['@scope/na', 'the @scope/name here', 'the [@scope/na]me here'],
    ['2FA', 'the second factor here', 'the [second] factor here'],
    ['OTP', 'a one-time code here', 'a [one-time] code here'],
    ['CI', 'from a pipeline here', 'from a [pipeline] here'],
    ['SSO', 'with single sign-on here', 'with [single] sign-on here'],
    ['flaky', 'an unstable test', 'an [unstable] test'],
    ['rate limit', 'the quota here', 'the [quota] here'],
  ])('"%s" in "%s"', async (query, text, marked) => {
    expect((await found(query, text))[0]).toBe(marked);
  });

  it.each([
    ['8090', 'port 8080 here'],
    ['C++', 'write C code'],
    ['4.1', 'between 4 things and 1 other, 4.2'],
    ['本日', '日本へ'],
  ])('"%s" is not in "%s", or after what is', async (query, text) => {
    const texts = await found(query, text, `here ${query} is`);
    expect(texts[0]).toContain(`[${query}]`);
  });

  it.each([
    ['じっこう', ['じっと', 'こうして', 'どうこう']],
    ['東北', ['東京の都は北です']],
    ['디렉터리', ['디렉토리를']],
  ])('"%s" does not fall apart into characters', async (query, texts) => {
    expect(await found(query, ...texts)).toEqual([]);
  });

  it.each([
    ["l'installation", 'une installation ici', 'une [installation] ici'],
    ['installation', "avec l'installation ici", "avec l'[installation] ici"],
    ["aujourd'hui", 'voir aujourd’hui ici', 'voir [aujourd’hui] ici'],
    ["Windows'ta", 'Windows kurulumu', '[Windows] kurulumu'],
    ['can´t', 'it can’t be here', 'it [can]’t be here'],
    ['l´installation', 'une installation ici', 'une [installation] ici'],
    ['설치안내서', '설치 안내서를', '[설치] [안내서]를'],
    ['데이터베이스설정방법', '데이터베이스를 설정하는 방법', '[데이터베이스]를 [설정]하는 [방법]'],
    ['Python3.12', 'for Python 3.12 here', 'for [Python] [3.12] here'],
    ['TLS1.3 ', 'with TLS 1.3 here', 'with [TLS] [1.3] here'],
    ['TLS 1.3', 'with TLS1.3 here', 'with [TLS1.3] here'],
    ['OAuth2.0', 'with OAuth2.0 here', 'with [OAuth2.0] here'],
    ['Windows', "bir Windows'ta var", "bir [Windows]'ta var"],
    ['الملف', 'فتح ملف جديد', 'فتح [ملف] جديد'],
    ['ملف', 'فتح الملف الآن', 'فتح [الملف] الآن'],
    ['میخواهم', 'من می\u200cخواهم', 'من [می\u200cخواهم]'],
  ])('"%s" is found in "%s"', async (query, text, marked) => {
    expect((await found(query, text))[0]).toBe(marked);
  });

  it('does not find what follows an apostrophe in Turkish', async () => {
    expect(await found('ta ', "bir Windows'ta var")).toEqual([]);
  });

  it('does not match a number as a typo of another', async () => {
    expect(await found('8090', 'port 8080 here')).toEqual([]);
  });
});

describe('search words: a word that the dictionary cuts', () => {
  const segmenter = new Intl.Segmenter('en', {granularity: 'word'});
  /** Sentences with a word, and words of documentation, most of which the dictionary cuts. */
  const texts: Record<string, {around: (word: string) => [string, string]; words: string}> = {
    zh: {
      around: word => [`如何使用${word}`, `关于${word}的说明`],
      words:
        '插件 组件 文件 中间件 仪表板 微服务 配置项 沙盒 镜像 缓存 路由 侧边栏 导航栏 快捷键 占位符 回调 网关 令牌桶 数据库 后端 客户端 服务端 令牌 打印机 浏览器 命令行 加载器 拦截器 装饰器 防火墙 检查点 工作流 脚手架',
    },
    ja: {
      around: word => [`${word}の使い方`, `次の${word}を開く`],
      words:
        'プラグイン ワークフロー ミドルウェア サイドバー リポジトリ トークン プロキシ レイヤー コンポーネント キャッシュ ログイン インストール デプロイ サーバー クラスター コンテナ はす ねこ さくら てすと ぶらうざ じっこう せってい けんさく 可視性 設定値 拡張子 仮想化',
    },
    th: {
      around: word => [`ใช้${word}`, word],
      words: 'แดชบอร์ด โทเค็น ฐานข้อมูล ปลั๊กอิน เทมเพลต',
    },
  };
  const cases = Object.entries(texts).flatMap(([language, {around, words}]) =>
    words.split(' ').map(word => ({language, word, around})),
  );

  it.each(cases)(
    '$word is found as a whole, not by its pieces',
    async ({word, language, around}) => {
      const pieces = Array.from(segmenter.segment(word), ({segment}) => segment);
      const characters = language === 'th' ? [] : Array.from(word);
      const others = new Set([...pieces, ...characters].filter(piece => piece !== word));
      const pages: Record<string, string[]> = {title: [`# ${word}`, 'x']};
      around(word).forEach((text, index) => {
        pages[`text${index}`] = ['# q', text];
      });
      [...others].forEach((piece, index) => {
        pages[`other${index}`] = [`# ${piece}`, around(piece)[0]];
        pages[`another${index}`] = ['# z', around(piece)[1]];
      });
      for (const code of ['en', language]) {
        const search = await searchOf(pages, code);
        expect((await search(word)).sort()).toEqual(['/text0', '/text1', '/title']);
      }
    },
  );

  it.each([
    ['zh', '如何在项目中安装插件', '插件的说明。请先安装它。', '如何在项目中开始'],
    ['zh', '插件组件', '组件有一个插件。', '文件有一个附件。'],
    ['ja', 'プラグインのインストール', 'インストールするプラグイン。', 'ログインする。'],
    ['ja', 'テストガイド', 'ガイドにテストがある。', 'ログイン'],
    ['ja', '型の値', '値には型がある。', '行と列'],
    ['th', 'ติดตั้งปลั๊กอิน', 'ปลั๊กอินที่คุณติดตั้ง', 'ภาษาไทย'],
  ])('%s: "%s" finds a text with its words apart', async (language, query, text, other) => {
    const search = await searchOf({right: ['# q', text], other: ['# v', other]}, language);
    expect((await search(query))[0]).toBe('/right');
  });

  it('whose pieces are words of the site, too, is also found by these', async () => {
    const search = await searchOf(
      {
        both: ['# q', '次のテストガイドを開く'],
        test1: ['# v', 'テストの使い方'],
        test2: ['# w', 'テストを開く'],
        guide1: ['# x', 'ガイドの使い方'],
        guide2: ['# z', 'ガイドを開く'],
      },
      'ja',
    );
    const urls = await search('テストガイド');
    expect(urls[0]).toBe('/both');
    expect(urls).toHaveLength(5);
  });

  it('finds nothing rather than each of its syllables', async () => {
    expect(await found('はす', 'これは何', 'すべて', 'ねこは好き')).toEqual([]);
  });
});

describe('search words: spellings in kana', () => {
  const hiragana = (word: string) =>
    word.replace(/[\u30a1-\u30f6]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60));
  const kana =
    'ネコ イヌ ウサギ キツネ タヌキ サクラ リンゴ ミカン メガネ カギ ブラウザ ジッコウ セッテイ ケンサク コーヒー ラーメン ハス タグ メモ ログイン プラグイン'.split(
      ' ',
    );
  const longVowels =
    'サーバ ユーザ ブラウザ フォルダ プリンタ エディタ パラメータ コンピュータ ヘッダ メモリ カテゴリ ディレクトリ エントリ プロパティ ドライバ コンパイラ コントローラ マネージャ フィルタ タイマ ハンドラ ビルダ ローダ ラッパ トリガ コンテナ パーサ スケジューラ デバッガ プロバイダ アダプタ'.split(
      ' ',
    );
  const pairs = [
    ...kana.map(word => [word, hiragana(word)] as const),
    ...longVowels.map(word => [word, `${word}ー`] as const),
  ];

  it.each(
    pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  )('"%s" also finds "%s", after itself', async (typed, other) => {
    for (const language of ['en', 'ja']) {
      const search = await searchOf(
        {
          other: ['# q', `${other}の設定`],
          typed: ['# v', `${typed}の再起動`],
          none: ['# w', 'これは何ですか'],
          otherTitle: [`# ${other}の設定`, 'x'],
          typedTitle: [`# ${typed}の再起動`, 'x'],
        },
        language,
      );
      const urls = await search(typed);
      expect(urls[0]).toMatch(/typed/);
      expect(urls.filter(url => url.endsWith('Title'))).toEqual(['/typedTitle', '/otherTitle']);
      expect(urls.filter(url => !url.endsWith('Title'))).toEqual(['/typed', '/other']);
    }
  });

  it('does not find other words that have its syllables', async () => {
    const search = await searchOf(
      {site: ['# q', 'サイトの設定'], other: ['# v', '設定してください。使えないと困ります。']},
      'ja',
    );
    expect(await search('サイト')).toEqual(['/site']);
  });
});

describe('search words: a browser without Intl.Segmenter (Firefox before 125)', () => {
  afterEach(() => vi.resetModules());

  it.each([
    ['テスト', '自動テストです', '自動[テスト]です'],
    ['自動テスト', '自動テストです', '[自動テスト]です'],
    ['安装软件', '如何安装软件', '如何[安装软件]'],
    ['ไทย', 'ภาษาไทย', 'ภาษา[ไทย]'],
    ['ប្រព័ន្ធ', 'នៃប្រព័ន្ធថ្មី', 'នៃ[ប្រព័ន្ធ]ថ្មី'],
    ['စနစ်', 'ဤစနစ်သည်', 'ဤ[စနစ်]သည်'],
    ['ລະບົບ', 'ຂອງລະບົບໃໝ່', 'ຂອງ[ລະບົບ]ໃໝ່'],
    ['설치', '설치를 시작', '[설치]를 시작'],
  ])('finds and marks "%s" by its pairs of characters', async (query, text, marked) => {
    const records = recordsOf([
      {url: 'https://docs.example/q', category: '', lines: ['# q', text]},
    ]);
    const files = filesOf(records);
    vi.resetModules();
    vi.stubGlobal('Intl', {});
    const old = await import('../../src/client/siteSearch');
    vi.unstubAllGlobals();
    const site = new old.SiteSearch(async name => files.get(name)!);
    const {hits} = await site.find(input(query));
    const tags = visible(hits[0]!.excerpt).replaceAll('<mark>', '[').replaceAll('</mark>', ']');
    expect(tags.replaceAll('][', '')).toBe(marked.replaceAll('][', ''));
  });
});

describe('search words: texts of any length', () => {
  const many = 130_000;
  it.each([
    ['joined by hyphens', 'ab-'.repeat(many), many],
    ['dotted numbers', '1.'.repeat(many), many / 6],
    ['a number of thousands', ',000'.repeat(many), many / 6],
    ['an identifier', 'aB'.repeat(many), 1],
    ['one word', 'a'.repeat(many), 1],
  ])('reads %s', (_, text, least) => {
    expect(tokenize(text).length).toBeGreaterThanOrEqual(Math.floor(least));
  });

  it('indexes all of a text of 700 kB, and displays its beginning', async () => {
    const sample = `${'const value = read(value); '.repeat(26_000)} needle`;
    expect(sample.length).toBeGreaterThan(700_000);
    expect((await found('value', sample))[0]).toContain('const [value] = read([value]);');
    // Only the beginning is stored for display.
    const [excerpt] = await found('needle', sample);
    expect(excerpt).toMatch(/^const value = /);
  });
});
