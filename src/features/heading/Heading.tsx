import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {textFromNode} from '@site/src/utils/textFromNode';
import styles from './styles.module.css';

/**
 * Links a heading to itself. The link's name contains the heading's text (SPECIFICATION.md#shared-elements),
 * including code, where the stock link uses the id.
 */
function DirectLink({id, heading}: {id: string; heading: string}): ReactNode {
  const name = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading},
  );
  const look = clsx('hash-link', styles.link);
  return (
    <Link className={look} to={`#${id}`} title={name} aria-label={name} translate="no">
      {'\u200b'}
    </Link>
  );
}

/** Renders a heading that links and contents lists can target. The page's title is not a target. */
export default function Heading({as: Level, id, ...heading}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  const target = Level === 'h1' ? undefined : id;
  if (!target) {
    return <Level {...heading} />;
  }
  collectAnchor(target);
  const {children, className} = heading;
  // Otherwise the name of the heading contains that of its link.
  const textId = `${target}:text`;
  return (
    <Level
      {...heading}
      id={target}
      className={clsx('anchor', targetClass, className)}
      aria-labelledby={textId}
    >
      <span id={textId}>{children}</span>
      <DirectLink id={target} heading={textFromNode(children)} />
    </Level>
  );
}
