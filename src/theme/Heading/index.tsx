import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import {textOf} from './textOf';
import styles from './styles.module.css';

/**
 * A heading with a link to itself. The link's label says the heading's text
 * (SPECIFICATION.md#shared-elements), also where code stands in it; the stock one says the id there.
 */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The page's title is no target: it stands in no table of contents.
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(children)},
  );
  return (
    <As {...props} id={id} className={clsx('anchor', anchorTargetClassName, className)}>
      {children}
      <Link
        className={clsx('hash-link', styles.link)}
        to={`#${id}`}
        aria-label={label}
        title={label}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
