// @ts-check
import {imageFileProblems} from './images.mjs';
import {frontMatterPoint, isPartial, proseRule} from '../page.mjs';

const descriptionLength = {min: 50, max: 160};

/** Requires a title and, for search results, a description. */
export const frontMatter = proseRule('front-matter', function* (page) {
  if (isPartial(page)) {
    return;
  }
  const {title, description, image} = page.frontMatter;
  if (typeof title !== 'string' || title.trim() === '') {
    const message = 'Add a title to the front matter, in quotation marks if it is a number.';
    yield {message, at: frontMatterPoint(page, 'title')};
  }
  const {length} = typeof description === 'string' ? description.trim() : '';
  const {min, max} = descriptionLength;
  if (length < min || length > max) {
    yield {
      message: `The description has ${length} characters; write one of ${min} to ${max} in the front matter.`,
      at: frontMatterPoint(page, 'description'),
    };
  }
  for (const message of typeof image === 'string' ? imageFileProblems(page, image) : []) {
    yield {message, at: frontMatterPoint(page, 'image')};
  }
});
