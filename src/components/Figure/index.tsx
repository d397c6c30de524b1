import type {ComponentType, ReactNode, SVGProps} from 'react';
import styles from './styles.module.css';

/** An imported SVG file. One unit of its grid is about one CSS pixel. */
type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

type Props = {
  /** Describes the drawing in full sentences for people who can't see it. */
  alternative: string;
  caption: ReactNode;
  /** Shown in windows of at least 75rem, where the column is wide; about 720 units wide. */
  wide: Drawing;
  /** Shown in narrower ones; about 340 units wide, so that text keeps its size on a phone. */
  narrow: Drawing;
};

/** Shows a drawing in two layouts with a caption. Its colors are the site's tokens. */
export default function Figure({alternative, caption, wide, narrow}: Props): ReactNode {
  const Wide = wide;
  const Narrow = narrow;
  return (
    <figure className={styles.figure}>
      <Wide className={styles.wide} role="img" aria-label={alternative} />
      <Narrow className={styles.narrow} role="img" aria-label={alternative} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
