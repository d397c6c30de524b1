// Protects how headings become records, whatever their order and their characters.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {indexedPages} from '../../src/engine/format/sections';
import {extractPage, parsePage, toPages, toRecords} from '../../src/records';

const url = 'https://docs.example.com/docs/page';

/** Extracts the sections of a page, as the build does. */
function pageOf(main: string) {
  const html = `<!doctype html><title>Page</title><main>${main}</main>`;
  return extractPage(parsePage(html), {url, lvl0: 'Guides'});
}

/** Returns `#anchor headings: text` of each section of the index. */
function sectionsOf(main: string): string[] {
  const [page] = indexedPages([pageOf(main)]);
  return page!.sections.map(
    ({anchor, headings, prose}) => `#${anchor ?? ''} ${headings.join(' › ')}: ${prose.join(' ')}`,
  );
}

describe('a heading of the first level after the title', () => {
  it('is a section with its own anchor, and owns the headings below it', () => {
    expect(
      sectionsOf(
        '<h1>Introduction</h1><p>Intro.</p><h2 id=a>First</h2><h1 id=setup>Provisioning</h1><p>Text.</p><h2 id=b>Second</h2><h3 id=c>Third</h3><h1 id=end>End</h1><h2 id=d>Last</h2>',
      ),
    ).toEqual([
      '# : Intro.',
      '#a First: ',
      '#setup Provisioning: Text.',
      '#b Provisioning › Second: ',
      '#c Provisioning › Second › Third: ',
      '#end End: ',
      '#d End › Last: ',
    ]);
  });

  it('is not the title if the first one is a logo', () => {
    expect(
      sectionsOf('<h1><img src=logo.svg></h1><h1 id=setup>Provisioning</h1><p>Text.</p>'),
    ).toEqual(['# : ', '#setup Provisioning: Text.']);
  });

  it('has no more than six levels below it', () => {
    expect(sectionsOf('<h1>T</h1><h1 id=a>A</h1><h5 id=b>B</h5><h6 id=c>C</h6>')).toEqual([
      '# : ',
      '#a A: ',
      '#b A ›  ›  ›  › B: ',
      '#c A ›  ›  ›  › C: ',
    ]);
  });
});

describe('any headings', () => {
  const levels = fc.array(fc.integer({min: 1, max: 6}), {maxLength: 12});
  const textOf = (index: number) => `Text${index}.`;
  const main = (list: readonly number[]) =>
    list
      .map((level, index) => `<h${level} id=h${index}>H${index}</h${level}><p>${textOf(index)}</p>`)
      .join('');

  it('each have a section with their anchor, whose text is theirs', () => {
    fc.assert(
      fc.property(levels, list => {
        const page = pageOf(main(list));
        // Records are what a search service gets.
        for (const {sections} of indexedPages([page, ...toPages(toRecords(page))])) {
          const title = list.indexOf(1);
          list.forEach((_, index) => {
            const anchor = index === title ? null : `h${index}`;
            const section = sections.find(each => each.anchor === anchor);
            expect(section?.prose).toContain(textOf(index));
            expect(section?.headings.at(-1)).toBe(anchor === null ? undefined : `H${index}`);
          });
        }
      }),
    );
  });
});

describe('NUL characters, which React 18 writes', () => {
  it('are part of no anchor, heading, or text', () => {
    const text = 'Text of the page.';
    const html = `<h1>Title</h1><h2 id="set-up">Set up</h2><p>${text}</p>`;
    fc.assert(
      fc.property(fc.nat(html.length), at => {
        const broken = `${html.slice(0, at)}\0${html.slice(at)}`;
        expect(sectionsOf(broken)).toEqual(sectionsOf(html));
      }),
    );
  });
});
