import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Arrow, Box} from './kit/shapes';

const start = {title: 'Start', lines: ['basket is empty,', 'signed in as Ada']};
const goal = {title: 'Goal', lines: ['one blue mug is ordered']};
const limits = {
  title: 'Limits and data',
  lines: ['one product, quantity 1,', 'nothing else changes'],
};
const done = {title: 'Done when', lines: ['an order number', 'is on the page']};
const giveUp = {title: 'Give up when', lines: ['an error appears', 'or 60 seconds pass']};

const wide: Drawing = {
  width: 722,
  height: 193,
  content: (
    <>
      <Box {...{x: 1, y: 54, width: 164, height: 84, ...start}} />
      <Arrow
        points={[
          [165, 96],
          [205, 96],
        ]}
      />
      <Box x={205} y={1} width={262} height={190} tone="quiet" />
      <Box {...{x: 219, y: 15, width: 234, height: 64, ...goal}} />
      <Box {...{x: 219, y: 93, width: 234, height: 84, ...limits}} />
      <Arrow
        points={[
          [467, 43],
          [527, 43],
        ]}
      />
      <Arrow
        points={[
          [467, 149],
          [527, 149],
        ]}
      />
      <Box {...{x: 527, y: 1, width: 194, height: 84, ...done}} tone="accent" />
      <Box {...{x: 527, y: 107, width: 194, height: 84, ...giveUp}} tone="warm" />
    </>
  ),
};

const narrow: Drawing = {
  width: 342,
  height: 416,
  content: (
    <>
      <Box
        {...{x: 1, y: 1, width: 340, height: 60}}
        title={start.title}
        lines={[start.lines.join(' ')]}
      />
      <Arrow
        points={[
          [171, 61],
          [171, 91],
        ]}
      />
      <Box x={1} y={91} width={340} height={190} tone="quiet" />
      <Box {...{x: 17, y: 107, width: 308, height: 64, ...goal}} />
      <Box {...{x: 17, y: 183, width: 308, height: 84, ...limits}} />
      <Arrow
        points={[
          [84, 281],
          [84, 331],
        ]}
      />
      <Arrow
        points={[
          [258, 281],
          [258, 331],
        ]}
      />
      <Box {...{x: 1, y: 331, width: 162, height: 84, ...done}} tone="accent" />
      <Box {...{x: 179, y: 331, width: 162, height: 84, ...giveUp}} tone="warm" />
    </>
  ),
};

/** The parts of a task that can be checked, with the shop's order as an example. */
export default function CheckableTask(): ReactNode {
  return (
    <Diagram
      alternative="A task begins at its start: the basket is empty, and Ada is signed in. In the middle are the goal, one blue mug is ordered, and its limits and data: one product, quantity 1, nothing else changes. It ends in one of two ways. It is done when an order number is on the page. It gives up when an error appears or 60 seconds pass."
      caption="A checkable task has one start, one goal, and two endings that anyone can tell apart."
      wide={wide}
      narrow={narrow}
    />
  );
}
