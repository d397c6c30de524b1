import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Arrow, Box, RunLine, Stage, Text} from './kit/shapes';

const steps = [
  {title: 'Sign in', input: 'account, password', check: 'Ada’s name is shown'},
  {title: 'Search', input: 'product', check: 'first result is the product'},
  {title: 'Fill the cart', input: 'quantity', check: 'product and quantity'},
  {title: 'Place the order', input: 'nothing', check: 'thanks, one order number'},
  {title: 'Open “My orders”', input: 'order number', check: 'the number is listed'},
] as const;

const columns = ['Data in', 'Step', 'Check'] as const;

const row = (index: number) => 54 + index * 54;

const wide: Drawing = {
  width: 722,
  height: row(steps.length - 1) + 22,
  content: (
    <>
      {columns.map((column, index) => (
        <Text key={column} x={[13, 256, 481][index]!} y={18} lines={[column]} />
      ))}
      <RunLine d={`M226 ${row(0) + 14}V${row(steps.length - 1) - 14}`} />
      {steps.map(({title, input, check}, index) => (
        <g key={title}>
          {input !== 'nothing' && (
            <>
              <Box {...{x: 1, y: row(index) - 19, width: 170, height: 38}} lines={[input]} />
              <Arrow
                from={[171, row(index)]}
                to={[index === 0 || index === 4 ? 212 : 218, row(index)]}
              />
            </>
          )}
          <Stage x={226} y={row(index)} index={index} count={steps.length} />
          <Text x={256} y={row(index) + 5} variant="title" lines={[`${index + 1} ${title}`]} />
          <Box {...{x: 469, y: row(index) - 19, width: 252, height: 38}} lines={[check]} />
        </g>
      ))}
      <Arrow from={[218, row(3)]} corner={[86, row(3)]} to={[86, row(4) - 19]} />
      <Text x={13} y={row(3) - 6} lines={['data out']} />
    </>
  ),
};

const top = (index: number) => 14 + index * 84;

const narrow: Drawing = {
  width: 342,
  height: top(steps.length - 1) + 54,
  content: (
    <>
      <RunLine d={`M14 ${top(0) + 14}V${top(steps.length - 1) - 14}`} />
      {steps.map(({title, input, check}, index) => (
        <g key={title}>
          <Stage x={14} y={top(index)} index={index} count={steps.length} />
          <Text x={44} y={top(index) + 5} variant="title" lines={[`${index + 1} ${title}`]} />
          <Text x={44} y={top(index) + 27} lines={[`In: ${input}`, `Check: ${check}`]} />
        </g>
      ))}
    </>
  ),
};

/** Shows the example workflow line by line: input, step, and check. */
export default function WorkflowOnPaper(): ReactNode {
  return (
    <Diagram
      alternative="Five steps in order, each with its data and its check. One: sign in with account and password; Ada's name is shown. Two: search for the product; the first result is the product. Three: fill the cart with the quantity; it shows product and quantity. Four: place the order; the page says thanks and shows one order number. Five: open My orders with that order number; the number is listed."
      caption="A placed order appears in the account, as a design on paper. The order number comes out of step 4 and goes into step 5."
      wide={wide}
      narrow={narrow}
    />
  );
}
