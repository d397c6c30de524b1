// @ts-check
import {imageFileProblem} from './images.mjs';
import {knownFields} from './knownFields.mjs';
import {pathOf, proseRule, readFrontMatter} from '../page.mjs';

const descriptionLength = {min: 50, max: 160};

/**
 * Returns what is wrong with the value in a line of front matter: libraries read it as something else than its text.
 *
 * @param {string} line
 */
function scalarProblem(line) {
  const [, number] = /^(?:\s*-|[^#]*?:)\s+([-+]?\d[\d_]*_[\d_]*)\s*(?:#.*)?$/.exec(line) ?? [];
  if (number) {
    return `One version of js-yaml reads ${number} as a number, and another one as text. Put it into quotation marks, or write the number without "_".`;
  }
  const [, text] =
    /^(title|description|sidebar_label|title_meta|slug):\s+\d{4}-\d\d?-\d\d?\s*$/.exec(line) ?? [];
  return text
    ? `Put the ${text} into quotation marks. Docusaurus reads it as a date, and shows it as one with a time zone.`
    : undefined;
}

/** Requires a title and, for search results, a description. Docusaurus ignores a field that it does not know. */
export const frontMatter = proseRule('front-matter', (tree, file) => {
  // A partial is text that several pages import, without a page of its own.
  if (/\/_[^/]+$/.test(pathOf(file))) {
    return;
  }
  const {fields, lines, startOf} = readFrontMatter(tree);
  const {title, description, image} = fields;
  if (typeof title !== 'string' || title.trim() === '') {
    const message = 'Add a title to the front matter, in quotation marks if it is a number.';
    file.message(message, startOf('title'));
  }
  const {length} = typeof description === 'string' ? description.trim() : '';
  const {min, max} = descriptionLength;
  if (length < min || length > max) {
    file.message(
      `The description has ${length} characters; write one of ${min} to ${max} in the front matter.`,
      startOf('description'),
    );
  }
  for (const name of Object.keys(fields).filter(field => !Object.hasOwn(knownFields, field))) {
    const message = `The field "${name}" is unknown. WRITING.md#front-matter lists the known ones; the order of pages is in sidebars.ts.`;
    file.message(message, startOf(name));
  }
  for (const [index, line] of lines.entries()) {
    const found = scalarProblem(line);
    if (found) {
      file.message(found, {line: index + 2, column: 1});
    }
  }
  const problem = typeof image === 'string' && imageFileProblem(file, image);
  if (problem) {
    file.message(problem, startOf('image'));
  }
});
