import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Box, RunLine, Stop, Text} from './kit/shapes';
import styles from './kit/styles.module.css';

const fields = [
  {value: '17', name: ['minute'], range: '0–59'},
  {value: '6', name: ['hour'], range: '0–23'},
  {value: '*', name: ['day of', 'month'], range: '1–31'},
  {value: '*', name: ['month'], range: '1–12'},
  {value: '1-5', name: ['day of', 'week'], range: '0–7'},
] as const;

const local = {title: 'Monday to Friday, 06:17', lines: ['on a clock, but in which zone?']};
const zone = {title: 'Europe/Berlin', lines: ['the time zone answers it']};
const winter = {title: '05:17 UTC in winter', lines: ['Berlin is one hour ahead']};
const summer = {title: '04:17 UTC in summer', lines: ['Berlin is two hours ahead']};

/** Draws the five fields in a row, each with its name and its range below. */
const row = (cell: number, gap: number, wrap: boolean) =>
  fields.map(({value, name, range}, index) => {
    const x = 1 + index * (cell + gap);
    return (
      <g key={index}>
        <Box x={x} y={1} width={cell} height={42} />
        <Text x={x + cell / 2} y={27} variant="code" anchor="middle" lines={[value]} />
        <Text
          x={x + cell / 2}
          y={64}
          anchor="middle"
          lines={[...(wrap ? name : [name.join(' ')]), range]}
        />
      </g>
    );
  });

/** Draws a bracket below the fields, which shows that they belong together. */
const bracket = (right: number, y: number) => (
  <polyline className={styles.arrow} points={`1,${y} 1,${y + 8} ${right},${y + 8} ${right},${y}`} />
);

const wide: Drawing = {
  width: 722,
  height: 298,
  content: (
    <>
      {row(132, 15, false)}
      {bracket(721, 92)}
      <RunLine d="M180 100V126" />
      <Box {...{x: 1, y: 126, width: 350, height: 60, ...local}} />
      <Text x={361} y={161} anchor="middle" variant="title" lines={['+']} />
      <Box {...{x: 371, y: 126, width: 350, height: 60, ...zone}} />
      <RunLine d="M180 186V236" />
      <RunLine d="M545 186V236" />
      <Text x={361} y={216} anchor="middle" lines={['together they give a time in UTC']} />
      <Box {...{x: 1, y: 236, width: 350, height: 60, ...winter}} tone="accent" />
      <Box {...{x: 371, y: 236, width: 350, height: 60, ...summer}} tone="accent" />
      <Stop x={180} y={126} />
      <Stop x={180} y={236} />
      <Stop x={545} y={236} />
    </>
  ),
};

const narrow: Drawing = {
  width: 342,
  height: 456,
  content: (
    <>
      {row(60, 10, true)}
      {bracket(341, 108)}
      <RunLine d="M171 116V138" />
      <Box {...{x: 1, y: 138, width: 340, height: 60, ...local}} />
      <Text x={171} y={216} anchor="middle" variant="title" lines={['+']} />
      <Box {...{x: 1, y: 226, width: 340, height: 60, ...zone}} />
      <RunLine d="M171 286V320" />
      <Box {...{x: 1, y: 320, width: 340, height: 60, ...winter}} tone="accent" />
      <Box {...{x: 1, y: 390, width: 340, height: 60, ...summer}} tone="accent" />
      <Stop x={171} y={138} />
      <Stop x={171} y={320} />
    </>
  ),
};

/** Shows how five cron fields and a time zone become a time in UTC. */
export default function CronToInstant(): ReactNode {
  return (
    <Diagram
      alternative="The cron expression 17 6 * * 1-5 in five fields: minute 17 of 0 to 59, hour 6 of 0 to 23, any day of the month of 1 to 31, any month of 1 to 12, and days of the week 1 to 5 of 0 to 7, where 0 and 7 are both Sunday. They say Monday to Friday at 06:17 local time. Together with the time zone Europe/Berlin, they give a time in UTC: 05:17 UTC in winter and 04:17 UTC in summer."
      caption="Cron gives a local time; the time zone determines the time in UTC. Sunday is both 0 and 7."
      wide={wide}
      narrow={narrow}
    />
  );
}
