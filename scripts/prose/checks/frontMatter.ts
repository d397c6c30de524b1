import {isPartial, type Check} from '../page';

const descriptionLength = {min: 50, max: 160};

/** Every page names itself and says, for search results, what the reader gets. */
export const frontMatter: Check = page => {
  if (isPartial(page)) {
    return [];
  }
  const {title, description} = page.frontMatter;
  const problems = [];
  if (typeof title !== 'string' || title.trim() === '') {
    problems.push({line: 1, message: 'Add a title to the front matter.'});
  }
  const length = typeof description === 'string' ? description.trim().length : 0;
  const {min, max} = descriptionLength;
  if (length < min || length > max) {
    problems.push({
      line: 1,
      message: `The description has ${length} characters; give the front matter one of ${min} to ${max}.`,
    });
  }
  return problems;
};
