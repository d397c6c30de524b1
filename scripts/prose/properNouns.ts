/**
 * Names that keep their capitals inside a heading. Abbreviations in capitals (API, URL) need no
 * entry. The spelling check has a list of its own, `project-words.txt`.
 */
export const properNouns: ReadonlySet<string> = new Set([
  'AI',
  'Anthropic',
  'Bash',
  'Claude',
  'Console',
  'DeepSeek',
  'Docusaurus',
  'Effortless',
  'English',
  'Gemini',
  'GitHub',
  'Google',
  'Grok',
  'Groq',
  'I',
  'Markdown',
  'November',
  'OpenAI',
  'PowerShell',
  'React',
  'Studio',
  'Test',
  'Automation',
  'TypeScript',
  'xAI',
]);
