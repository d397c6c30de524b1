import {Fragment, type ReactNode} from 'react';
import Highlight from './Highlight.jsx';

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
