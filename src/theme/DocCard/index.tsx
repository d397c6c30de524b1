import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CardIcon, {isCardIcon} from '@site/src/components/CardIcon';
import type {Props} from '@theme/DocCard';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const {container, heading, title, description} = ThemeClassNames.docs.docCard;

/**
 * The drawing on a card: the one that the sidebar names for the item, or the one of its kind.
 *
 * @throws Error on a name in the sidebar that no icon has
 */
function CardGlyph({item}: Props): ReactNode {
  const name = item.customProps?.icon ?? (item.type === 'category' ? 'folder' : 'page');
  if (!isCardIcon(name)) {
    throw new Error(
      `sidebars.ts asks for the icon "${String(name)}", which is not in src/components/CardIcon.`,
    );
  }
  return <CardIcon name={name} className={styles.icon} />;
}

/**
 * A card that leads to a doc, or to the first page of a category. The stock one looks for an emoji
 * in front of each label, with parts of the language that some browsers of `browserslist` lack, and
 * shows one on every card, which screen readers say before the title.
 */
export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    throw new Error('A card needs a doc or a category; an HTML item of the sidebar has no page.');
  }
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  const text = item.description ?? doc?.description;
  return (
    href && (
      <Link className={clsx('card', container, styles.card, item.className)} href={href}>
        <Heading as="h2" className={clsx(heading, styles.heading)}>
          <CardGlyph item={item} />
          <span className={title}>{item.label}</span>
        </Heading>
        {text && <p className={clsx(description, styles.description)}>{text}</p>}
      </Link>
    )
  );
}
