// Protects searches that people reported to other search tools, each with the smallest pages.
import {describe, expect, it} from 'vitest';
import type {Pages} from '../fixtures/engine/records';
import {searchOf} from '../fixtures/engine/site';

/** The report, the language, the pages, and what queries find first: a path, or nothing. */
type Report = [
  report: string,
  language: string,
  pages: Pages,
  queries: [string, string | undefined][],
];

const reports: Report[] = [
  [
    'easyops-cn/docusaurus-search-local#109: text below the title',
    'en',
    {a: ['# My title', 'Search below title', '## Subtitle', 'Search below subtitle']},
    [
      ['search below title', '/a'],
      ['search below subtitle', '/a#subtitle'],
    ],
  ],
  [
    'easyops-cn/docusaurus-search-local#257: names in JSON',
    'en',
    {
      a: [
        '# Alerts',
        'Json {"description": "Currently for trace.trace_id:12345,exception.message:PreparedStatementCallback; SQL [UPDATE... ,exception.type:org.springframework.dao.DeadlockLoserDataAccessException,user.name:Test"}',
      ],
      b: ['# Statement', 'A prepared statement and a callback. Deadlock.'],
    },
    [
      ['PreparedStatementCallback', '/a'],
      ['DeadlockLoserDataAccessException', '/a'],
      ['exception.type', '/a'],
    ],
  ],
  [
    'easyops-cn/docusaurus-search-local#338: Japanese',
    'ja',
    {
      a: ['# 監視', '通知設定を変更します。'],
      b: ['# 設計', '設計の通りに定める。通る、知る、設ける。'],
    },
    [
      ['通知設定', '/a'],
      ['設定変更', '/a'],
      ['通知', '/a'],
    ],
  ],
  [
    'HakuyaLabs/warudo-docs#26: kana',
    'ja',
    {
      a: ['# ブループリント', 'ひらがなのことばをさがす。キャラクターのアニメーション。'],
      b: ['# アセット', 'アセットを追加する。'],
    },
    [
      ['ブループリント', '/a'],
      ['ことば', '/a'],
      ['アニメーション', '/a'],
      ['ひらがな', '/a'],
      ['アニメ', '/a'],
    ],
  ],
  [
    'gabrielcsapo/docusaurus-plugin-search-local#47: the end of a name',
    'en',
    {
      a: ['# Options', 'Set docsRouteBasePath to docs.'],
      b: ['# Route', 'A route has a base and a path.'],
    },
    [['BasePath', '/a']],
  ],
  [
    'Pagefind/pagefind#676: words of a name',
    'en',
    {
      init: ['# woocommerce_init', 'Fires first.'],
      loaded: ['# woocommerce_loaded', 'Fires after plugins.'],
      ep: ['# woocommerce_ajax_get_endpoint', 'Filters.'],
    },
    [
      ['loaded', '/loaded'],
      ['init', '/init'],
      ['woocommerce loaded', '/loaded'],
      ['get_endpoint', '/ep'],
      ['ajax endpoint', '/ep'],
    ],
  ],
  [
    'Pagefind/pagefind#39: hyphens',
    'en',
    {a: ['# Hugo', 'A Go-based generator.'], b: ['# Based', 'Go to the base, based on it. Go.']},
    [
      ['Go-based', '/a'],
      ['"Go-based"', '/a'],
      ['go based generator', '/a'],
    ],
  ],
  [
    'Pagefind/pagefind#639: C++ in Chinese text',
    'zh',
    {a: ['# 编程', '我喜欢用C++写程序。'], b: ['# C 语言', 'C 语言的程序。']},
    [
      ['C++', '/a'],
      ['用C++写', '/a'],
      ['~', undefined],
    ],
  ],
  [
    'Pagefind/pagefind#60: only signs',
    'en',
    {a: ['# A', 'Text.'], b: ['# B', 'More.']},
    [
      ['!@#', undefined],
      ['***', undefined],
      ['—', undefined],
    ],
  ],
  [
    'cue-lang/cue#3051: an environment variable',
    'en',
    {
      a: ['# Env', 'Set CUE_DEBUG_TOOLS_FLOW to see tasks.'],
      b: ['# Other', 'CUE_EXPERIMENT is set. Tools flow in debug.'],
      c: ['# Cue tools', 'Debug the flow of tools, in cue.'],
    },
    [
      ['CUE_DEBUG_TOOLS_FLOW', '/a'],
      ['CUE_DEBUG_TOOLS', '/a'],
    ],
  ],
  [
    'craigbuckler/staticsearch#6: a command with a hyphen',
    'en',
    {
      a: ['# Commands', 'Run project-list to see all.'],
      b: ['# Project', 'List the project. A list of projects, list.'],
      c: ['# List', 'The project has a list.'],
    },
    [
      ['project-list', '/a'],
      ['"project-list"', '/a'],
    ],
  ],
  [
    'adafruit/circuitpython-org#1438: a hyphen left out',
    'en',
    {a: ['# Boards', 'The ESP32-C6 has Zigbee.'], b: ['# ESP32', 'The ESP32 and C6 pins.']},
    [
      ['ESP32C6', '/a'],
      ['esp32-c6', '/a'],
      ['esp32 c6 zigbee', '/a'],
    ],
  ],
  [
    'hexpm/hexpm#943: a word of an option',
    'en',
    {a: ['# PubSub', 'The option pool_size sets the number.'], b: ['# Swim', 'Nothing.']},
    [
      ['pool', '/a'],
      ['pool_size', '/a'],
      ['pools', '/a'],
    ],
  ],
  [
    'UnplugAI/Unplug#134: the end of an identifier',
    'en',
    {a: ['# Actions', 'Call check_tool_call(name) before.'], b: ['# Tool', 'Call the tool.']},
    [
      ['tool_call', '/a'],
      ['check_tool', '/a'],
    ],
  ],
  [
    'vuejs/vitepress#4350: Chinese within a paragraph',
    'zh',
    {a: ['# 说明', '本文介绍了如何在段落中间搜索汉字，以及全文索引的原理。']},
    [
      ['段落中间', '/a'],
      ['汉字', '/a'],
      ['索引的原理', '/a'],
      ['全文索引', '/a'],
    ],
  ],
  [
    'just-the-docs/just-the-docs#470: short Chinese words',
    'zh',
    {a: ['# 表格', '选择单元格，求和即可得到结果。']},
    [
      ['求和', '/a'],
      ['求', '/a'],
      ['即可', '/a'],
      ['得到', '/a'],
      ['单元格', '/a'],
    ],
  ],
  [
    'tact-lang/tact#1345: an operator and a word',
    'en',
    {
      a: ['# Operators', 'The operator !! asserts that a value is not null.'],
      b: ['# Null', 'A value is null.'],
    },
    [['!! operator', '/a']],
  ],
  [
    'meilisearch/meilisearch#993: a file',
    'en',
    {a: ['# Files', 'Open Test.mp3 now.'], b: ['# Test', 'The test of an mp3 file.']},
    [
      ['Test.mp3', '/a'],
      ['"Test.mp3"', '/a'],
    ],
  ],
  [
    'koreader/koreader#1337: a word selected with its punctuation',
    'en',
    {a: ['# Book', 'The wizard Marax came.'], b: ['# Other', 'Nothing.']},
    [
      ['Marax!«', '/a'],
      ['“Marax,”', '/a'],
      ['(Marax)', '/a'],
    ],
  ],
  [
    'gbhl/bhl-europe#38: an accent',
    'cs',
    {a: ['# Kral', 'Jan Kral psal.'], b: ['# Král', 'Král vládl.']},
    [
      ['Král', '/b'],
      ['kral', '/a'],
    ],
  ],
  [
    'vuejs/vitepress#4049: a page without a title',
    'zh',
    {a: ['没有标题的内容，可以搜索。'], b: ['# 标题', '其他。']},
    [['没有标题', '/a']],
  ],
];

describe.each(reports)('%s', (_, language, pages, queries) => {
  it.each(queries)('%s finds %s first', async (query, first) => {
    const search = await searchOf(pages, language);
    expect((await search(query))[0]).toBe(first);
  });
});
