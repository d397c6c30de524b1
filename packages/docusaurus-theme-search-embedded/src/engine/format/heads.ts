import type {Page, Section} from './sections';

/** What hits show of a section besides its contents. */
export type SectionHead = Pick<Section, 'anchor' | 'headings'> & {
  page: Pick<Page, 'url' | 'category' | 'title'>;
};

/** The sections of one page that are in a file; `true` is the anchor that its heading gives. */
export type PageHead = SectionHead['page'] & {
  sections: [anchor: string | true | null, headings: Section['headings']][];
};

/** Writes sections in order; those of a page stand together. */
export function packHeads(sections: readonly SectionHead[]): PageHead[] {
  const packed: PageHead[] = [];
  sections.forEach(({page: {url, category, title}, anchor, headings}, place) => {
    if (url !== sections[place - 1]?.page.url) packed.push({url, category, title, sections: []});
    const isGiven = anchor !== null && anchor === anchorOf(headings);
    packed.at(-1)!.sections.push([isGiven ? true : anchor, headings]);
  });
  return packed;
}

/** Reads what {@link packHeads} wrote. */
export function unpackHeads(packed: readonly PageHead[]): SectionHead[] {
  return packed.flatMap(({sections, ...page}) =>
    sections.map(([anchor, headings]) => ({
      page,
      anchor: anchor === true ? anchorOf(headings) : anchor,
      headings,
    })),
  );
}

/** The anchor that most headings have: small letters and digits, with hyphens for the spaces. */
function anchorOf(headings: Section['headings']): string {
  const words = headings.at(-1)?.toLowerCase() ?? '';
  return words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}
