import {Fragment, type ReactNode} from 'react';

/**
 * An address, a variable or an error code that may break after a dot, a slash or an underscore, for
 * narrow columns: without a word break in sight, a browser breaks it anywhere.
 *
 * @param children the text
 */
export default function Breakable({children}: {children: string}): ReactNode {
  return children.split(/(?<=[./_])(?![./_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
