import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Box, Ending, RunLine, Stop, Text} from './kit/shapes';

const start = ['cart is empty,', 'signed in as Ada'];
const goal = ['one blue mug is ordered'];
const limits = ['one product, quantity 1,', 'nothing else changes'];

const endings = [
  {
    ending: 'done',
    title: 'Done when',
    lines: ['an order number', 'is on the page'],
  },
  {
    ending: 'giveUp',
    title: 'Give up when',
    lines: ['an error appears', 'or 60 seconds pass'],
  },
] as const;

/** Draws the two endings below each other, each a box with its mark. */
const fork = (x: number, y: number, width: number) =>
  endings.map(({ending, title, lines}, index) => {
    const top = y + index * 96;
    return (
      <g key={ending}>
        <Box {...{x, y: top, width, height: 84}} />
        <Ending x={x + 28} y={top + 42} ending={ending} />
        <Text x={x + 52} y={top + 24} variant="title" lines={[title]} />
        <Text x={x + 52} y={top + 46} lines={lines} />
      </g>
    );
  });

const wide: Drawing = {
  width: 722,
  height: 182,
  content: (
    <>
      <RunLine d="M28 91H390C440 91 430 43 490 43M390 91C440 91 430 139 490 139" />
      <Stop isStart x={14} y={91} />
      <Text x={1} y={128} variant="title" lines={['Start']} />
      <Text x={1} y={150} lines={start} />
      <Stop x={220} y={91} />
      <Text x={214} y={46} variant="title" lines={['Goal']} />
      <Text x={214} y={68} lines={goal} />
      <Text x={214} y={128} variant="title" lines={['Limits and data']} />
      <Text x={214} y={150} lines={limits} />
      {fork(490, 1, 231)}
    </>
  ),
};

const narrow: Drawing = {
  width: 342,
  height: 410,
  content: (
    <>
      <RunLine d="M14 28V250C14 264 22 270 44 270M14 250V350C14 362 22 366 44 366" />
      <Stop isStart x={14} y={14} />
      <Text x={44} y={19} variant="title" lines={['Start']} />
      <Text x={44} y={41} lines={[start.join(' ')]} />
      <Stop x={14} y={81} />
      <Text x={44} y={86} variant="title" lines={['Goal']} />
      <Text x={44} y={108} lines={goal} />
      <Stop x={14} y={148} />
      <Text x={44} y={153} variant="title" lines={['Limits and data']} />
      <Text x={44} y={175} lines={limits} />
      {fork(44, 228, 297)}
    </>
  ),
};

/** Shows the parts of a verifiable task, with an order in the shop as an example. */
export default function CheckableTask(): ReactNode {
  return (
    <Diagram
      alternative="A task begins at its start: the cart is empty, and Ada is signed in. On the way are the goal, one blue mug is ordered, and its limits and data: one product, quantity 1, nothing else changes. The way forks into two endings. It is done when an order number is on the page. It gives up when an error appears or 60 seconds pass."
      caption="A checkable task has one start, one goal, and two endings that anyone can tell apart."
      wide={wide}
      narrow={narrow}
    />
  );
}
