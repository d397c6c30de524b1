import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ProviderLink} from '@site/src/config/providers';

/**
 * An address, a variable or an error code that may break after a dot, a slash or an underscore, for
 * narrow columns: with no such opportunity in sight, a browser breaks it anywhere.
 *
 * @param children the text
 */
export function Breakable({children}: {children: string}): ReactNode {
  return children.split(/(?<=[./_])(?![./_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Breakable text in code font. */
export function Code({children}: {children: string}): ReactNode {
  return (
    <code>
      <Breakable>{children}</Breakable>
    </code>
  );
}

/** A link to a page of the provider's own. */
export function ExternalDocLink({href, label}: ProviderLink): ReactNode {
  return <Link href={href}>{label}</Link>;
}
