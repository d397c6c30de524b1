import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Box, Text, type Tone} from './kit/shapes';

type Hour = {local: string; utc: string; tone?: Tone};

/** Nights of 2027 in Europe/Berlin, where clocks change at 01:00 UTC (IANA time zone database). */
const nights: {title: string; note: string; hours: Hour[]}[] = [
  {
    title: 'March 28: one hour is missing',
    note: '02:30 never comes: a run can be skipped.',
    hours: [
      {local: '00', utc: '23'},
      {local: '01', utc: '00'},
      {local: '–', utc: '–', tone: 'warm'},
      {local: '03', utc: '01'},
      {local: '04', utc: '02'},
    ],
  },
  {
    title: 'October 31: one hour comes twice',
    note: '02:30 comes twice: a run can repeat.',
    hours: [
      {local: '00', utc: '22'},
      {local: '01', utc: '23'},
      {local: '02', utc: '00', tone: 'accent'},
      {local: '02', utc: '01', tone: 'accent'},
      {local: '03', utc: '02'},
    ],
  },
];

const cell = 56;
const label = 52;

/** Draws one night: its title, a row of local hours, a row of UTC hours, and a note. */
const night = ({title, note, hours}: (typeof nights)[number], x: number, y: number) => (
  <g key={title}>
    <Text x={x} y={y + 16} variant="title" lines={[title]} />
    <Text x={x} y={y + 57} lines={['Berlin']} />
    <Text x={x} y={y + 99} lines={['UTC']} />
    {hours.map(({local, utc, tone}, index) => {
      const left = x + label + index * cell;
      const middle = left + cell / 2;
      return (
        <g key={index}>
          <Box x={left + 2} y={y + 33} width={cell - 4} height={38} tone={tone} />
          <Text x={middle} y={y + 57} variant="code" anchor="middle" lines={[local]} />
          <Text x={middle} y={y + 99} anchor="middle" lines={[utc]} />
        </g>
      );
    })}
    <Text x={x} y={y + 126} lines={[note]} />
  </g>
);

const wide: Drawing = {
  width: 722,
  height: 136,
  content: nights.map((content, index) => night(content, index * 380, 0)),
};

const narrow: Drawing = {
  width: 342,
  height: 296,
  content: nights.map((content, index) => night(content, 0, index * 160)),
};

/** Shows the two nights of a year in which local time skips or repeats an hour. */
export default function ClockChanges(): ReactNode {
  return (
    <Diagram
      alternative="Hours of two nights in Berlin with the UTC hour of each. On March 28, 2027, the hours are 0, 1, 3, 4: the hour from 2 to 3 is missing, so a run at 02:30 can be skipped. On October 31, 2027, they are 0, 1, 2, 2, 3: the hour from 2 to 3 comes twice, so a run at 02:30 can repeat. The hours in UTC keep counting in both nights."
      caption="The two clock changes of 2027 in Europe/Berlin. Local hours skip or repeat while UTC keeps counting."
      wide={wide}
      narrow={narrow}
    />
  );
}
