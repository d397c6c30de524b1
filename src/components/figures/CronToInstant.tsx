import type {ReactNode} from 'react';
import Figure, {type Drawing} from '../Figure';
import {Arrow, Box, Text} from '../Figure/shapes';

const fields = [
  {value: '17', name: ['minute'], range: '0–59'},
  {value: '6', name: ['hour'], range: '0–23'},
  {value: '*', name: ['day of', 'month'], range: '1–31'},
  {value: '*', name: ['month'], range: '1–12'},
  {value: '1-5', name: ['day of', 'week'], range: '0–6'},
] as const;

const local = {title: 'Monday to Friday, 06:17', lines: ['on a clock, but in which zone?']};
const zone = {title: 'Europe/Berlin', lines: ['the time zone answers it']};
const winter = {title: '05:17 UTC in winter', lines: ['Berlin is one hour ahead']};
const summer = {title: '04:17 UTC in summer', lines: ['Berlin is two hours ahead']};

/** The five fields in a row, each with its name and its range below. */
const row = (cell: number, gap: number) =>
  fields.map(({value, name, range}, index) => {
    const x = 1 + index * (cell + gap);
    return (
      <g key={index}>
        <Box x={x} y={1} width={cell} height={42} />
        <Text x={x + cell / 2} y={27} variant="code" anchor="middle" lines={[value]} />
        <Text x={x + cell / 2} y={64} anchor="middle" lines={[...name, range]} />
      </g>
    );
  });

const wide: Drawing = {
  width: 722,
  height: 312,
  content: (
    <>
      {row(132, 15)}
      <Arrow
        points={[
          [180, 112],
          [180, 140],
        ]}
      />
      <Box {...{x: 1, y: 140, width: 350, height: 60, ...local}} />
      <Text x={361} y={175} anchor="middle" variant="title" lines={['+']} />
      <Box {...{x: 371, y: 140, width: 350, height: 60, ...zone}} />
      <Arrow
        points={[
          [180, 200],
          [180, 250],
        ]}
      />
      <Arrow
        points={[
          [545, 200],
          [545, 250],
        ]}
      />
      <Text x={361} y={230} anchor="middle" lines={['together they make one moment']} />
      <Box {...{x: 1, y: 250, width: 350, height: 60, ...winter}} tone="accent" />
      <Box {...{x: 371, y: 250, width: 350, height: 60, ...summer}} tone="accent" />
    </>
  ),
};

const narrow: Drawing = {
  width: 342,
  height: 456,
  content: (
    <>
      {row(60, 10)}
      <Arrow
        points={[
          [171, 112],
          [171, 138],
        ]}
      />
      <Box {...{x: 1, y: 138, width: 340, height: 60, ...local}} />
      <Text x={171} y={216} anchor="middle" variant="title" lines={['+']} />
      <Box {...{x: 1, y: 226, width: 340, height: 60, ...zone}} />
      <Arrow
        points={[
          [171, 286],
          [171, 320],
        ]}
      />
      <Box {...{x: 1, y: 320, width: 340, height: 60, ...winter}} tone="accent" />
      <Box {...{x: 1, y: 390, width: 340, height: 60, ...summer}} tone="accent" />
    </>
  ),
};

/** How five cron fields and a time zone become a moment. */
export default function CronToInstant(): ReactNode {
  return (
    <Figure
      alternative="The cron expression 17 6 * * 1-5 in five fields: minute 17 of 0 to 59, hour 6 of 0 to 23, any day of the month of 1 to 31, any month of 1 to 12, and days of the week 1 to 5 of 0 to 6. They say Monday to Friday at 06:17 local time. Together with the time zone Europe/Berlin they make one moment: 05:17 UTC in winter and 04:17 UTC in summer."
      caption="Five fields make a time on a clock. Only with a time zone does it become a moment."
      wide={wide}
      narrow={narrow}
    />
  );
}
