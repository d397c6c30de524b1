import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {RunLine, Stage, Text} from './kit/shapes';

const stages = [
  {title: '1 Record', lines: ['slowly, then', 'replay it as it is']},
  {title: '2 Clean up', lines: ['remove what', 'you didn’t mean']},
  {title: '3 Parameterize', lines: ['replace values', 'that change']},
  {title: '4 Replay', lines: ['fresh session,', 'other data']},
] as const;

const back = ['it differs: clean up again'];
const last = stages.length - 1;

const left = (index: number) => 14 + index * 187;

const wide: Drawing = {
  width: 722,
  height: 140,
  content: (
    <>
      <RunLine d={`M${left(0) + 14} 60H${left(last) - 14}`} />
      <RunLine d={`M${left(last)} 46C${left(last)} 16 ${left(1)} 16 ${left(1)} 50`} />
      <Text x={(left(1) + left(last)) / 2} y={14} anchor="middle" lines={back} />
      {stages.map(({title, lines}, index) => (
        <g key={title}>
          <Stage x={left(index)} y={60} index={index} count={stages.length} />
          <Text x={left(index) - 12} y={94} variant="title" lines={[title]} />
          <Text x={left(index) - 12} y={114} lines={lines} />
        </g>
      ))}
    </>
  ),
};

const top = (index: number) => 14 + index * 64;

const narrow: Drawing = {
  width: 342,
  height: top(last) + 62,
  content: (
    <>
      <RunLine d={`M14 ${top(0) + 14}V${top(last) - 14}`} />
      <RunLine d={`M14 ${top(last) + 14}V${top(last) + 42}H330V${top(1)}H170`} />
      <Text x={44} y={top(last) + 60} lines={back} />
      {stages.map(({title, lines}, index) => (
        <g key={title}>
          <Stage x={14} y={top(index)} index={index} count={stages.length} />
          <Text x={44} y={top(index) + 5} variant="title" lines={[title]} />
          <Text x={44} y={top(index) + 26} lines={[lines.join(' ')]} />
        </g>
      ))}
    </>
  ),
};

/** Shows the steps from a recording to a reliable workflow. */
export default function RecordLoop(): ReactNode {
  return (
    <Diagram
      alternative="Four stages in a row. One: record slowly, then replay the recording as it is. Two: clean up, remove what you didn't mean. Three: parameterize, replace values that change. Four: replay, in a fresh session and with other data. From the replay a line leads back to the clean-up: if the result differs, clean up again."
      caption="A recording is the first of four stages. Repeat stages two to four until the replay does what you meant."
      wide={wide}
      narrow={narrow}
    />
  );
}
