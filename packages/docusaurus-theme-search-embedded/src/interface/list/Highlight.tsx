import {Fragment, type ReactNode} from 'react';
import {markTags} from '../../client/hit.js';

/** Splits a text at its marks. Drops unpaired marks. */
export function piecesOf(value: string): {text: string; isMatch: boolean}[] {
  return value.split(markTags.start).flatMap((part, index) => {
    const end = index === 0 ? -1 : part.indexOf(markTags.end);
    const match = end < 0 ? '' : part.slice(0, end);
    const rest = (end < 0 ? part : part.slice(end)).replaceAll(markTags.end, '');
    return [
      {text: match, isMatch: true},
      {text: rest, isMatch: false},
    ].filter(({text}) => text !== '');
  });
}

/** Renders matches as `<mark>`, and everything else as text. */
export default function Highlight({value}: {value: string}): ReactNode {
  return piecesOf(value).map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

/** Renders headings as a breadcrumb trail, outermost first. */
export function Trail({headings}: {headings: readonly string[]}): ReactNode {
  return headings.map((heading, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <span aria-hidden="true">›</span>{' '}
        </>
      )}
      <Highlight value={heading} />
    </Fragment>
  ));
}
