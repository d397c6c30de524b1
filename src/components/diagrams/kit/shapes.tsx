import {type EndingName, endingSigns} from '@site/src/components/Ending';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** `accent` for what is reached, `warm` for what went wrong, `quiet` for a frame around others. */
export type Tone = 'plain' | 'accent' | 'warm' | 'quiet';

/** A corner of a path, in units of the drawing. */
export type Point = readonly [x: number, y: number];

/** Distance between the baselines of two lines of text. */
const lineHeight = 18;
const headSize = 7;
const stopRadius = 6;
const discRadius = 12;

type TextProps = {
  x: number;
  /** Baseline of the first line. */
  y: number;
  lines: readonly string[];
  variant?: 'title' | 'line' | 'code';
  anchor?: 'start' | 'middle' | 'end';
};

/** Lines of text. SVG does not wrap, so that the author of a drawing decides where a line ends. */
export function Text({x, y, lines, variant = 'line', anchor = 'start'}: TextProps): ReactNode {
  return (
    <text className={styles[variant]} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  title?: string;
  lines?: readonly string[];
  tone?: Tone;
};

/** A box with a title and lines below it. */
export function Box({x, y, width, height, title, lines, tone = 'plain'}: BoxProps): ReactNode {
  return (
    <>
      <rect className={clsx(styles.box, styles[tone])} {...{x, y, width, height}} rx="8" />
      {title && <Text x={x + 12} y={y + 23} variant="title" lines={[title]} />}
      {lines && <Text x={x + 12} y={y + (title ? 44 : 24)} lines={lines} />}
    </>
  );
}

/** The dotted line of a run, along a path. */
export function Way({d}: {d: string}): ReactNode {
  return <path className={styles.way} d={d} />;
}

/** A place on the line where the run is, a dashed ring, or through which it comes. */
export function Stop({x, y, isStart}: {x: number; y: number; isStart?: boolean}): ReactNode {
  return (
    <circle
      className={clsx(styles.stop, isStart && styles.ring)}
      cx={x}
      cy={y}
      r={isStart ? discRadius : stopRadius}
    />
  );
}

/** The disc in which the line ends; see `components/Ending`. */
export function Ending({x, y, ending}: {x: number; y: number; ending: EndingName}): ReactNode {
  return (
    <g className={styles[ending]} transform={`translate(${x - discRadius} ${y - discRadius})`}>
      <circle cx={discRadius} cy={discRadius} r={discRadius} />
      <path className={styles.sign} d={endingSigns[ending]} />
    </g>
  );
}

type StageProps = {x: number; y: number; index: number; count: number};

/** The sign of one stage on the line: a ring for the first, a check for the last. */
export function Stage({x, y, index, count}: StageProps): ReactNode {
  return index === count - 1 ? (
    <Ending x={x} y={y} ending="done" />
  ) : (
    <Stop x={x} y={y} isStart={index === 0} />
  );
}

/** What goes from one thing to another, such as data, along one axis; `corner` is where it turns. */
export function Arrow({from, corner, to}: {from: Point; corner?: Point; to: Point}): ReactNode {
  const [beforeX, beforeY] = corner ?? from;
  const [x, y] = to;
  const [stepX, stepY] = [Math.sign(x - beforeX), Math.sign(y - beforeY)];
  const [backX, backY] = [x - stepX * headSize, y - stepY * headSize];
  const side = headSize / 2;
  const corners = [from, ...(corner ? [corner] : []), [backX, backY]];
  return (
    <>
      <polyline className={styles.arrow} points={corners.join(' ')} />
      <polygon
        className={styles.head}
        points={`${x},${y} ${backX - stepY * side},${backY - stepX * side} ${backX + stepY * side},${backY + stepX * side}`}
      />
    </>
  );
}

/** A mark for an outcome, drawn so that it differs in shape and not in color alone. */
export function Outcome({x, y, passed}: {x: number; y: number; passed: boolean}): ReactNode {
  return (
    <path
      className={clsx(styles.mark, passed ? styles.passed : styles.failed)}
      d={passed ? `M${x - 6},${y} l4,5 l8,-10` : `M${x - 5},${y - 5} l10,10 m0,-10 l-10,10`}
    />
  );
}
