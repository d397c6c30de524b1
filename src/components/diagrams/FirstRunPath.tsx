import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Arrow, Box} from './kit/shapes';

/** The stops, each with what one has after it; two short lines, or one long one. */
const stops = [
  {title: 'Install', lines: ['it starts and', 'reaches a page']},
  {title: 'Configure', lines: ['environment', 'and account']},
  {title: 'Connect', lines: ['a key, limited', 'and checked']},
  {title: 'Create', lines: ['a task that can', 'pass and fail']},
  {title: 'Repeat', lines: ['on a schedule', 'that you choose']},
] as const;

const lastStop = stops.length - 1;

function wide(): Drawing {
  const [width, gap] = [126, 22.5];
  const left = (index: number) => index * (width + gap) + 1;
  return {
    width: 722,
    height: 84,
    content: stops.map(({title, lines}, index) => (
      <g key={title}>
        <Box
          {...{x: left(index), y: 1, width, height: 82, lines}}
          title={`${index + 1} ${title}`}
          tone={index === lastStop ? 'accent' : 'plain'}
        />
        {index > 0 && (
          <Arrow
            points={[
              [left(index) - gap, 42],
              [left(index), 42],
            ]}
          />
        )}
      </g>
    )),
  };
}

function narrow(): Drawing {
  const [height, gap] = [58, 22];
  const top = (index: number) => index * (height + gap) + 1;
  return {
    width: 342,
    height: top(lastStop) + height + 1,
    content: stops.map(({title, lines}, index) => (
      <g key={title}>
        <Box
          {...{x: 1, y: top(index), width: 340, height}}
          title={`${index + 1} ${title}`}
          lines={[lines.join(' ')]}
          tone={index === lastStop ? 'accent' : 'plain'}
        />
        {index > 0 && (
          <Arrow
            points={[
              [171, top(index) - gap],
              [171, top(index)],
            ]}
          />
        )}
      </g>
    )),
  };
}

/** The path from installation to the first scheduled run. */
export default function FirstRunPath(): ReactNode {
  return (
    <Diagram
      alternative="Five stops in a row. One: install; it starts and reaches a page. Two: configure; environment and account are decided. Three: connect; a key is limited and checked. Four: create a task that can pass and fail. Five: repeat it on a schedule that you choose."
      caption="From installation to the first scheduled run. Each stop ends in something you can see. The last one waits until the task has passed several times by hand."
      wide={wide()}
      narrow={narrow()}
    />
  );
}
