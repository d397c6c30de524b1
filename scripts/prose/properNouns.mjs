// @ts-check
import {readFileSync} from 'node:fs';

/** Names that keep their capitals inside a heading, in addition to `project-words.txt`. */
const names = `
  AI Anthropic Automation Bash Claude Console Docusaurus Effortless English Gemini Google Grok I
  Markdown OpenAI PowerShell React Studio Test
  Algolia Android Angular Apple Azure Chrome Chromium Cypress Debian Docker Edge Fedora Firefox Git
  GitHub GitLab Homebrew Java JavaScript Jenkins Jest Jira Kubernetes Linux Mac Microsoft Mozilla
  Netlify Node Node.js Playwright Python Safari Selenium Slack Teams TypeScript Ubuntu Unix Vite
  Vue WebDriver WebKit Windows YAML
  Europe European Berlin French German London Paris Spanish Unicode
`;

const months = Array.from({length: 12}, (_, month) =>
  new Date(2000, month, 1).toLocaleDateString('en', {month: 'long'}),
);
// January 2, 2000 was a Sunday.
const days = Array.from({length: 7}, (_, day) =>
  new Date(2000, 0, 2 + day).toLocaleDateString('en', {weekday: 'long'}),
);

/** Names and terms from the word list of the spelling check. */
const projectWords = readFileSync(new URL('../../project-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .map(line => line.replace(/#.*/, '').trim());

const properNouns = new Set(
  [...names.trim().split(/\s+/), ...months, ...days, ...projectWords].filter(Boolean),
);

/**
 * Reports whether a word keeps its capitals. Abbreviations in capitals (API, URL) are not listed.
 *
 * @param {string} word
 */
export const isProperNoun = word => properNouns.has(word);
