import {visit} from 'unist-util-visit';
import {lineOf, textOf, type Check, type Problem} from '../page';

const maxSteps = 7;

/** A procedure has at most seven steps; a longer one is two procedures (style guide, rule 10). */
export const stepCount: Check = ({tree}) => {
  const problems: Problem[] = [];
  visit(tree, 'list', list => {
    if (list.ordered && list.children.length > maxSteps) {
      const message = `${list.children.length} steps are too many to keep in mind; split them after step ${maxSteps} at the latest.`;
      problems.push({line: lineOf(list), message});
    }
  });
  return problems;
};

/** No table cell is empty: a reader cannot tell "none" from "forgotten" (style guide, rule 24). */
export const tableCells: Check = ({tree}) => {
  const problems: Problem[] = [];
  visit(tree, 'tableCell', cell => {
    const isFilled = textOf(cell) !== '' || cell.children.some(child => child.type !== 'text');
    if (!isFilled) {
      problems.push({line: lineOf(cell), message: 'Fill the table cell, for example with "None".'});
    }
  });
  return problems;
};

/** Every code block names its language, which colours it and decides how its sample is tested. */
export const codeLanguages: Check = ({tree}) => {
  const problems: Problem[] = [];
  visit(tree, 'code', code => {
    if (!code.lang) {
      problems.push({line: lineOf(code), message: 'Name the language of the code block.'});
    }
  });
  return problems;
};
