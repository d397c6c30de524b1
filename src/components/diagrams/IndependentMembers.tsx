import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Arrow, Box, Outcome, Text} from './kit/shapes';

const tests = ['Order', 'Cart', 'Stock'] as const;

const groups = [
  {title: 'One cart for all', note: 'One fault, three failures.', passed: [false, false, false]},
  {title: 'Own data for each', note: 'One fault, one failure.', passed: [false, true, true]},
] as const;

/** Draws a group: three tests in a column, with or without the chain that joins them. */
const group = ({title, note, passed}: (typeof groups)[number], x: number, y: number) => (
  <g key={title}>
    <Box x={x + 1} y={y + 1} width={338} height={228} tone="quiet" />
    <Text x={x + 17} y={y + 28} variant="title" lines={[title]} />
    {tests.map((test, index) => {
      const top = y + 44 + index * 50;
      return (
        <g key={test}>
          <Box
            x={x + 17}
            y={top}
            width={190}
            height={36}
            tone={passed[index] ? 'accent' : 'warm'}
          />
          <Text x={x + 29} y={top + 23} variant="title" lines={[test]} />
          <Outcome x={x + 185} y={top + 18} passed={passed[index]!} />
          <Text
            x={x + 222}
            y={top + 23}
            lines={[passed[index] ? 'passes' : index === 0 ? 'fails' : 'fails too']}
          />
          {index > 0 && !passed[index] && <Arrow from={[x + 60, top - 14]} to={[x + 60, top]} />}
        </g>
      );
    })}
    <Text x={x + 17} y={y + 214} lines={[note]} />
  </g>
);

const wide: Drawing = {
  width: 722,
  height: 230,
  content: groups.map((content, index) => group(content, index * 381, 0)),
};

const narrow: Drawing = {
  width: 342,
  height: 476,
  content: groups.map((content, index) => group(content, 0, index * 246)),
};

/** Shows the effect of shared data on a group. */
export default function IndependentMembers(): ReactNode {
  return (
    <Diagram
      alternative="Two groups of three tests: order, cart, and stock. In the first group all use one cart. When the order test fails, the other two fail too: one fault, three failures. In the second group each test has its own data. When the order test fails, the other two pass: one fault, one failure."
      caption="Shared data spreads a failure. Own data contains it."
      wide={wide}
      narrow={narrow}
    />
  );
}
