import type {Page, Section} from '../engine/format/sections.js';
import {cleanText} from '../records/text.js';
import {pluginName} from '../shared/data.js';
import type {Selection} from './selection.js';

/** A page, for the option `furtherSections`. */
export type PageInfo = {
  /** The path with the base URL. */
  route: string;
  title: string;
  /** Empty for pages without one, such as React pages. */
  frontMatter: Record<string, unknown>;
};

/** A section of text that only scripts render, so that the page's HTML lacks it. */
export type FurtherSection = {
  heading: string;
  /** Paragraphs. */
  text: string | string[];
  /** The id of the element that a result opens, without `#`. Without one, it opens the top of the page. */
  anchor?: string;
};

export type FurtherSections = (page: PageInfo) => readonly FurtherSection[] | undefined;

function isSection(value: unknown): value is FurtherSection {
  const {heading, text, anchor} = (value ?? {}) as Partial<FurtherSection>;
  return (
    typeof heading === 'string' &&
    cleanText(heading) !== '' &&
    [text].flat().every(paragraph => typeof paragraph === 'string') &&
    (anchor === undefined || (typeof anchor === 'string' && /^[^\s#]+$/.test(anchor)))
  );
}

/**
 * Returns the sections that the site's function adds to a page.
 *
 * @throws Error naming the route, if the function throws or returns something else
 */
export function furtherSections(
  {furtherSections: create}: Pick<Selection, 'furtherSections'>,
  {title}: Page,
  route: string,
  frontMatter: Record<string, unknown> = {},
): Section[] {
  const where = `${pluginName}: the option furtherSections, for ${route},`;
  let added: unknown;
  try {
    added = create?.({route, title, frontMatter}) ?? [];
  } catch (cause) {
    throw new Error(`${where} failed: ${(cause as Error).message}`, {cause});
  }
  if (!Array.isArray(added) || !added.every(isSection)) {
    throw new Error(
      `${where} must return a list of {heading, text, anchor}, with a heading and an anchor that are not empty, and a text or a list of texts. It returned ${JSON.stringify(added)}.`,
    );
  }
  return added.map(({heading, text, anchor}) => ({
    trail: [title, cleanText(heading)],
    anchor: anchor === undefined ? null : encodeURI(anchor),
    hasHeading: true,
    texts: [text].flat().map(paragraph => ({kind: 'prose', text: cleanText(paragraph)})),
  }));
}
