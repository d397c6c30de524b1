import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Arrow, Box, Text} from './kit/shapes';

const stages = [
  {title: '1 Record', lines: ['slowly, then', 'replay it as it is']},
  {title: '2 Clean up', lines: ['remove what', 'you didn’t mean']},
  {title: '3 Parameterize', lines: ['replace values', 'that change']},
  {title: '4 Replay', lines: ['fresh session,', 'other data']},
] as const;

const back = ['it differs: clean up again'];
const last = stages.length - 1;

function wide(): Drawing {
  const [width, gap] = [152, 37.3];
  const left = (index: number) => 1 + index * (width + gap);
  const middle = (index: number) => left(index) + width / 2;
  return {
    width: 722,
    height: 142,
    content: (
      <>
        {stages.map(({title, lines}, index) => (
          <g key={title}>
            <Box
              {...{x: left(index), y: 1, width, height: 84, title, lines}}
              tone={index === last ? 'accent' : 'plain'}
            />
            {index > 0 && (
              <Arrow
                points={[
                  [left(index) - gap, 43],
                  [left(index), 43],
                ]}
              />
            )}
          </g>
        ))}
        <Arrow
          dashed
          points={[
            [middle(last), 85],
            [middle(last), 114],
            [middle(1), 114],
            [middle(1), 85],
          ]}
        />
        <Text x={(middle(1) + middle(last)) / 2} y={134} anchor="middle" lines={back} />
      </>
    ),
  };
}

function narrow(): Drawing {
  const [height, gap] = [58, 24];
  const top = (index: number) => 1 + index * (height + gap);
  return {
    width: 342,
    height: top(last) + height + 30,
    content: (
      <>
        {stages.map(({title, lines}, index) => (
          <g key={title}>
            <Box
              {...{x: 1, y: top(index), width: 290, height, title}}
              lines={[lines.join(' ')]}
              tone={index === last ? 'accent' : 'plain'}
            />
            {index > 0 && (
              <Arrow
                points={[
                  [146, top(index) - gap],
                  [146, top(index)],
                ]}
              />
            )}
          </g>
        ))}
        <Arrow
          dashed
          points={[
            [291, top(last) + height / 2],
            [325, top(last) + height / 2],
            [325, top(1) + height / 2],
            [291, top(1) + height / 2],
          ]}
        />
        <Text x={341} y={top(last) + height + 22} anchor="end" lines={back} />
      </>
    ),
  };
}

/** From a recording to a workflow that lasts. */
export default function RecordLoop(): ReactNode {
  return (
    <Diagram
      alternative="Four stages in a row. One: record slowly, then replay the recording as it is. Two: clean up, remove what you didn't mean. Three: parameterize, replace values that change. Four: replay, in a fresh session and with other data. From the replay an arrow leads back to the clean-up: if the result differs, clean up again."
      caption="A recording is the first of four stages. Repeat stages two to four until the replay does what you meant."
      wide={wide()}
      narrow={narrow()}
    />
  );
}
