import {frontMatter} from './checks/frontMatter';
import {headingCase, headingLevels, headingText} from './checks/headings';
import {images} from './checks/images';
import {guideLength, sentenceLength} from './checks/length';
import {linkTexts} from './checks/links';
import {codeLanguages, stepCount, tableCells} from './checks/structure';
import {fillerWords, unfinishedText, volatileValues} from './checks/words';
import {parsePage, type Check, type Problem} from './page';

/** All rules by the name that is printed with a problem. */
export const checks = {
  frontMatter,
  unfinishedText,
  fillerWords,
  volatileValues,
  headingCase,
  headingLevels,
  headingText,
  linkTexts,
  images,
  stepCount,
  tableCells,
  codeLanguages,
  guideLength,
  sentenceLength,
} satisfies Record<string, Check>;

/** A problem with the rule it breaks. */
export type NamedProblem = Problem & {check: keyof typeof checks};

/**
 * Applies every rule to one file.
 *
 * @param file path below the repository's root
 * @param source the file's MDX
 * @returns the problems in the order of their lines; empty when there are none
 */
export function checkProse(file: string, source: string): NamedProblem[] {
  const page = parsePage(file, source);
  return Object.entries(checks)
    .flatMap(([check, run]) =>
      run(page).map(problem => ({...problem, check: check as keyof typeof checks})),
    )
    .sort((a, b) => a.line - b.line);
}
