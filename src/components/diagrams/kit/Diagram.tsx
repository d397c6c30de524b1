import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A drawing on a grid of `width` × `height` units; one unit is about one CSS pixel. */
export type Drawing = {width: number; height: number; content: ReactNode};

type Props = {
  /** Describes the drawing in full sentences for people who can't see it. */
  alternative: string;
  caption: ReactNode;
  /** Drawn where the column has at least 40rem; about 720 units wide. */
  wide: Drawing;
  /** Drawn where it has less; about 340 units wide, so that text keeps its size on a phone. */
  narrow: Drawing;
};

/** Shows a diagram in two layouts with a caption. Its colors are the site's tokens. */
export default function Diagram({alternative, caption, wide, narrow}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {[
        {drawing: wide, className: styles.wide},
        {drawing: narrow, className: styles.narrow},
      ].map(({drawing: {width, height, content}, className}) => (
        <svg
          key={className}
          className={clsx(styles.drawing, className)}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={alternative}
        >
          {content}
        </svg>
      ))}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
