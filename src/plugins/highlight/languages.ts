import type {Refractor, Syntax} from 'refractor/core';
import instruction from './instruction';

/** Fence names that Prism knows under another file name. */
const aliases: Readonly<Record<string, string>> = {
  cs: 'csharp',
  dockerfile: 'docker',
  dotenv: 'properties',
  env: 'properties',
  html: 'markup',
  js: 'javascript',
  md: 'markdown',
  mdx: 'markdown',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  sh: 'bash',
  shell: 'bash',
  svg: 'markup',
  ts: 'typescript',
  xml: 'markup',
  yml: 'yaml',
  zsh: 'bash',
};

/** Fence names that ask for no colours. */
const plain = new Set(['text', 'txt', 'plain', 'plaintext', 'console', 'log', 'output']);

let core: Promise<Refractor> | undefined;

/** Prism's core as one shared instance; loaded with the first fence that needs it. */
function loadCore(): Promise<Refractor> {
  core ??= import('refractor/core').then(({refractor}) => {
    refractor.register(instruction);
    return refractor;
  });
  return core;
}

/**
 * Finds the highlighter of a language and loads its grammar on first use, since loading all of
 * Prism's 300 grammars would cost each build more than a second.
 *
 * @param name language of a fence, for example `bash`
 * @returns a function from code to syntax tree; `'plain'` for languages without colours;
 *   `undefined` when Prism has no grammar of that name.
 */
export async function highlighter(
  name: string,
): Promise<((code: string) => ReturnType<Refractor['highlight']>) | 'plain' | undefined> {
  const lower = name.toLowerCase();
  if (plain.has(lower)) {
    return 'plain';
  }
  const language = aliases[lower] ?? lower;
  const refractor = await loadCore();
  if (!refractor.registered(language)) {
    const syntax = await loadGrammar(language);
    if (!syntax) {
      return undefined;
    }
    refractor.register(syntax);
  }
  return code => refractor.highlight(code, language);
}

async function loadGrammar(language: string): Promise<Syntax | undefined> {
  try {
    const module = (await import(`refractor/${language}`)) as {default: Syntax};
    return module.default;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}
