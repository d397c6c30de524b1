import {visit} from 'unist-util-visit';
import {lineOf, type Page} from './page';

/** A code block of a page. */
export type Sample = {file: string; line: number; language: string; code: string};

/** Every code block of a page, also inside components, in reading order. */
export function samplesOf({file, tree}: Page): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', node => {
    samples.push({file, line: lineOf(node), language: node.lang ?? '', code: node.value});
  });
  return samples;
}

/**
 * A light check of PowerShell, for machines without it: continuation marks, quotes, and the
 * differences from Bash that break a copied command.
 *
 * @returns what is wrong, in words; empty when nothing is
 */
export function powershellProblems(code: string): string[] {
  const lines = code.split('\n');
  const quotes = (line: string) => line.replaceAll('`"', '').split('"').length - 1;
  return lines.flatMap((line, index) => {
    const isLast = index === lines.length - 1;
    return [
      ...(/\\$/.test(line)
        ? [`"${line}" ends with a backslash; PowerShell continues with "\`".`]
        : []),
      ...(/`\s+$/.test(line) ? [`"${line}" has a space after the backtick.`] : []),
      ...(/`$/.test(line) && isLast ? ['The last line ends with a backtick.'] : []),
      ...(/(?:^|\s)curl\s/.test(line)
        ? ['Write curl.exe; "curl" can be an alias of another command.']
        : []),
      ...(/\$(?!env:|\(|_)[A-Z]/.test(line) ? [`"${line}" reads a variable without $env:.`] : []),
      ...(/^export\s/.test(line) ? ['"export" is a Bash command.'] : []),
      ...(/\s--data\s+'[^']*"/.test(line)
        ? ['Windows PowerShell drops quotation marks inside an argument; pipe the text instead.']
        : []),
      ...(quotes(line) % 2 === 0 ? [] : [`"${line}" has an odd number of quotation marks.`]),
    ];
  });
}
