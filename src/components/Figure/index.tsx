import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDeferredValue, type ReactElement, type ReactNode, type SVGProps} from 'react';
import styles from './styles.module.css';

type SvgProps = SVGProps<SVGSVGElement>;

/** An imported SVG file. One unit of its grid is about one CSS pixel. */
type Drawing = (props: SvgProps) => ReactNode;

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
  // A drawing has up to a hundred elements. After a change of page, they come once the text is on the screen.
  const isDrawn = useDeferredValue(true, !useIsBrowser());
  const draw = (drawing: Drawing, className?: string): ReactNode => {
    const {children, ...props} = (drawing({}) as ReactElement<SvgProps>).props;
    return (
      // The empty element has the size of the drawing.
      <svg {...props} className={className} role="img" aria-label={alternative}>
        {isDrawn && children}
      </svg>
    );
  };
  return (
    <figure className={styles.figure}>
      {draw(wide, styles.wide)}
      {draw(narrow, styles.narrow)}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
