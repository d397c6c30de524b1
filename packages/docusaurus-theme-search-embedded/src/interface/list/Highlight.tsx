import type {ReactNode} from 'react';
import {markTags} from '../../client/hit.js';

/** A part of a marked text: a word of the query, a synonym of one, or the text between them. */
export type Piece = {text: string; kind: 'word' | 'synonym' | 'text'};

const marks = new RegExp(`[${markTags.start}${markTags.synonym}]`);

/** Splits a text at its marks. Drops unpaired marks. */
export function piecesOf(value: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, kind: Piece['kind']): void => {
    const plain = text.replaceAll(markTags.end, '');
    if (plain !== '') {
      pieces.push({text: plain, kind});
    }
  };
  let rest = value;
  for (let start = rest.search(marks); start >= 0; start = rest.search(marks)) {
    add(rest.slice(0, start), 'text');
    const kind = rest[start] === markTags.start ? 'word' : 'synonym';
    rest = rest.slice(start + 1);
    const next = rest.search(marks);
    const end = rest.slice(0, next < 0 ? undefined : next).indexOf(markTags.end);
    if (end >= 0) {
      add(rest.slice(0, end), kind);
      rest = rest.slice(end + 1);
    }
  }
  add(rest, 'text');
  return pieces;
}

/** The class of a mark that is a synonym of a word of the query. */
const synonymClass = 'DocSearch-Hit-synonym';

function Pieces({value}: {value: string}): ReactNode {
  return piecesOf(value).map(({text, kind}, index) =>
    kind === 'text' ? (
      text
    ) : (
      <mark key={index} className={kind === 'synonym' ? synonymClass : undefined}>
        {text}
      </mark>
    ),
  );
}

/**
 * Renders matches as `<mark>`, and everything else as text. Another value replaces the element: React cannot
 * change single texts after a browser has translated them.
 */
export default function Highlight({value}: {value: string}): ReactNode {
  return (
    <span key={value}>
      <Pieces value={value} />
    </span>
  );
}

/** Renders headings as a breadcrumb trail, outermost first. */
export function Trail({headings}: {headings: readonly string[]}): ReactNode {
  return (
    <span key={headings.join('\n')}>
      {headings.map((heading, index) => (
        <span key={index}>
          {/* The spaces keep the headings apart in the row's name. */}
          {index > 0 && (
            <>
              {' '}
              <span aria-hidden="true">›</span>{' '}
            </>
          )}
          <Pieces value={heading} />
        </span>
      ))}
    </span>
  );
}
