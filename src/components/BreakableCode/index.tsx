import {Fragment, type ReactNode} from 'react';

/**
 * Code that may break after a dot, a slash or an underscore, for narrow columns: without a word
 * break in sight, a browser breaks an address or a variable anywhere.
 *
 * @param children the code
 */
export default function BreakableCode({children}: {children: string}): ReactNode {
  return (
    <code>
      {children.split(/(?<=[./_])(?![./_])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
