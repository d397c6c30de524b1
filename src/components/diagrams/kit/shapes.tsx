import {type EndingName, endingIcons} from '@site/src/components/Ending';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The tone of a box: `accent` for success, `warm` for failure, `quiet` for a frame around others. */
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

/** Draws lines of text. SVG doesn't wrap, so the author of a drawing breaks the lines. */
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

/** Draws a box with a title and lines below it. */
export function Box({x, y, width, height, title, lines, tone = 'plain'}: BoxProps): ReactNode {
  return (
    <>
      <rect className={clsx(styles.box, styles[tone])} {...{x, y, width, height}} rx="8" />
      {title && <Text x={x + 12} y={y + 23} variant="title" lines={[title]} />}
      {lines && <Text x={x + 12} y={y + (title ? 44 : 24)} lines={lines} />}
    </>
  );
}

/** Draws the dotted line of a run. */
export function RunLine({d}: {d: string}): ReactNode {
  return <path className={styles.way} d={d} />;
}

/** Draws a stop on the line: a dashed ring at the start, hollow otherwise. */
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

/** Draws the hollow mark of an ending; see `components/Ending`. */
export function Ending({x, y, ending}: {x: number; y: number; ending: EndingName}): ReactNode {
  return (
    <g className={styles[ending]} transform={`translate(${x - discRadius} ${y - discRadius})`}>
      <circle cx={discRadius} cy={discRadius} r={discRadius} />
      <path className={styles.sign} d={endingIcons[ending]} />
    </g>
  );
}

type StageProps = {x: number; y: number; index: number; count: number};

/** Draws one stage on the line: a ring for the first, a check for the last. */
export function Stage({x, y, index, count}: StageProps): ReactNode {
  return index === count - 1 ? (
    <Ending x={x} y={y} ending="done" />
  ) : (
    <Stop x={x} y={y} isStart={index === 0} />
  );
}

/** Draws an arrow for something that moves, such as data. It turns at `corner`. */
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

/** Draws the mark of an outcome, which differs in shape, not only in color. */
export function Outcome({x, y, passed}: {x: number; y: number; passed: boolean}): ReactNode {
  return (
    <path
      className={clsx(styles.mark, passed ? styles.passed : styles.failed)}
      d={passed ? `M${x - 6},${y} l4,5 l8,-10` : `M${x - 5},${y - 5} l10,10 m0,-10 l-10,10`}
    />
  );
}
