import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Arrow, Box, Text} from './kit/shapes';

const steps = [
  {title: 'Sign in', input: 'account, password', check: 'Ada’s name is shown'},
  {title: 'Search', input: 'product', check: 'first result is the product'},
  {title: 'Fill the basket', input: 'quantity', check: 'product and quantity'},
  {title: 'Place the order', input: 'nothing', check: 'thanks, one order number'},
  {title: 'Open “My orders”', input: 'order number', check: 'the number is listed'},
] as const;

const columns = ['Data in', 'Step', 'Check'] as const;

function wide(): Drawing {
  const [height, gap] = [38, 18];
  const top = (index: number) => 34 + index * (height + gap);
  return {
    width: 722,
    height: top(steps.length - 1) + height + 2,
    content: (
      <>
        {columns.map((column, index) => (
          <Text key={column} x={[13, 225, 481][index]!} y={18} lines={[column]} />
        ))}
        {steps.map(({title, input, check}, index) => {
          const y = top(index);
          const middle = y + height / 2;
          return (
            <g key={title}>
              {input !== 'nothing' && (
                <>
                  <Box {...{x: 1, y, width: 170, height}} lines={[input]} tone="quiet" />
                  <Arrow
                    points={[
                      [171, middle],
                      [213, middle],
                    ]}
                  />
                </>
              )}
              <Box {...{x: 213, y, width: 214, height}} />
              <Text x={225} y={y + 24} variant="title" lines={[`${index + 1} ${title}`]} />
              <Arrow
                points={[
                  [427, middle],
                  [469, middle],
                ]}
              />
              <Box {...{x: 469, y, width: 252, height}} lines={[check]} tone="accent" />
              {index > 0 && (
                <Arrow
                  points={[
                    [320, y - gap],
                    [320, y],
                  ]}
                />
              )}
            </g>
          );
        })}
        <Arrow
          dashed
          points={[
            [213, top(3) + height / 2],
            [86, top(3) + height / 2],
            [86, top(4)],
          ]}
        />
        <Text x={13} y={top(3) + 14} lines={['data out']} />
      </>
    ),
  };
}

function narrow(): Drawing {
  const [height, gap] = [78, 22];
  const top = (index: number) => 1 + index * (height + gap);
  return {
    width: 342,
    height: top(steps.length - 1) + height + 1,
    content: steps.map(({title, input, check}, index) => (
      <g key={title}>
        <Box
          {...{x: 1, y: top(index), width: 340, height}}
          title={`${index + 1} ${title}`}
          lines={[`In: ${input}`, `Check: ${check}`]}
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

/** The design of the example workflow: data in, step and check, line by line. */
export default function WorkflowOnPaper(): ReactNode {
  return (
    <Diagram
      alternative="Five steps in order, each with its data and its check. One: sign in with account and password; Ada's name is shown. Two: search for the product; the first result is the product. Three: fill the basket with the quantity; it shows product and quantity. Four: place the order; the page says thanks and shows one order number. Five: open My orders with that order number; the number is listed."
      caption="A placed order appears in the account, as a design on paper. The order number comes out of step 4 and goes into step 5."
      wide={wide()}
      narrow={narrow()}
    />
  );
}
