import {ThemeClassNames} from '@docusaurus/theme-common';
import Glyph, {isGlyph} from '@site/src/components/Glyph';
import type {Props} from '@theme/DocCard/Heading/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A drawn outline instead of an emoji, which looks different on every system: the one that the sidebar
 * names for the item, or the one of its kind.
 *
 * @throws Error on a name in the sidebar that no glyph has
 */
export default function DocCardHeadingIcon({item}: Props): ReactNode {
  const name = item.customProps?.glyph ?? (item.type === 'category' ? 'folder' : 'page');
  if (!isGlyph(name)) {
    throw new Error(
      `sidebars.ts asks for the glyph "${String(name)}", which is not in src/components/Glyph.`,
    );
  }
  return <Glyph name={name} className={clsx(ThemeClassNames.docs.docCard.icon, styles.icon)} />;
}
