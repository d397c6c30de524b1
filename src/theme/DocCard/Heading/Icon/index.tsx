import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCard/Heading/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const outlines = {
  page: 'M6 3.75h8.5L18.5 8v12.25h-12.5zM14 4v4.5h4.25M9 12.5h6.5M9 16h6.5',
  category: 'M3.5 6.25h6l2 2.25h9v10.25h-17z',
};

/** A drawn outline instead of an emoji, which looks different on every system. */
export default function DocCardHeadingIcon({item}: Props): ReactNode {
  return (
    <svg
      className={clsx(ThemeClassNames.docs.docCard.icon, styles.icon)}
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={item.type === 'category' ? outlines.category : outlines.page} />
    </svg>
  );
}
