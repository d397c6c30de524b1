import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ProviderLink} from '@site/src/config/providers';

/**
 * Renders a URL, a variable, or an error code with line break opportunities after dots, slashes, and
 * underscores. Without them, browsers break it anywhere in a narrow column.
 */
export function BreakableText({children}: {children: string}): ReactNode {
  return children.split(/(?<=[./_])(?![./_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Renders {@link BreakableText} in code font. */
export function Code({children}: {children: string}): ReactNode {
  return (
    <code>
      <BreakableText>{children}</BreakableText>
    </code>
  );
}

/** Links to a page of the provider. */
export function ExternalDocLink({href, label}: ProviderLink): ReactNode {
  return <Link href={href}>{label}</Link>;
}
