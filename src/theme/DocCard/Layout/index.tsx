import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Description from '@theme/DocCard/Description';
import Heading from '@theme/DocCard/Heading';
import type {Props} from '@theme/DocCard/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The card itself, one link; Infima's padding class is too wide here and cannot be overruled. */
export default function DocCardLayout({
  description,
  className,
  href,
  ...heading
}: Props): ReactNode {
  return (
    <Link
      className={clsx('card', ThemeClassNames.docs.docCard.container, styles.card, className)}
      href={href}
    >
      <Heading {...heading} />
      {description && <Description item={heading.item} description={description} />}
    </Link>
  );
}
