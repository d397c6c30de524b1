import {Fragment, type ReactNode} from 'react';

/**
 * Renders a URL, a variable, or an error code with line break opportunities after dots, slashes, and
 * underscores. Without them, browsers break it anywhere in a narrow column.
 */
export default function BreakableText({children}: {children: string}): ReactNode {
  return children.split(/(?<=[./_])(?![./_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
