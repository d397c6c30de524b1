import {attribute, classes, type DomElement} from './dom';

/** Elements that contain controls, media, or code and no prose. */
const skippedTags = new Set(
  'audio button canvas datalist dialog footer form iframe input label math nav noscript object output picture pre script select style svg template textarea title video'.split(
    ' ',
  ),
);

/** Stable class names of Docusaurus (`ThemeClassNames` in @docusaurus/theme-common) and of MDX. */
const skippedClasses = new Set([
  'hash-link',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-unlisted-banner',
  'theme-draft-banner',
  'theme-edit-this-page',
  'theme-last-updated',
  'theme-back-to-top-button',
  'pagination-nav',
]);

const skippedRoles = new Set(['navigation', 'tablist', 'search', 'dialog', 'alertdialog']);

function isHidden(element: DomElement): boolean {
  if (attribute(element, 'aria-hidden') === 'true') {
    return true;
  }
  // An inactive tab panel is hidden, but its text is still part of the page.
  if (attribute(element, 'role') === 'tabpanel') {
    return false;
  }
  return attribute(element, 'hidden') !== undefined || hasDisplayNone(element);
}

function hasDisplayNone(element: DomElement): boolean {
  return (attribute(element, 'style') ?? '')
    .split(';')
    .some(declaration => declaration.replace(/\s/g, '').toLowerCase() === 'display:none');
}

/** Returns whether an element and its descendants contain no searchable text. */
export function isSkipped(element: DomElement): boolean {
  return (
    skippedTags.has(element.tagName) ||
    skippedRoles.has(attribute(element, 'role') ?? '') ||
    attribute(element, 'data-footnote-ref') !== undefined ||
    attribute(element, 'data-footnote-backref') !== undefined ||
    classes(element).some(name => skippedClasses.has(name)) ||
    isHidden(element)
  );
}
