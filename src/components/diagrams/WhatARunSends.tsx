import type {ReactNode} from 'react';
import Diagram, {type Drawing} from './kit/Diagram';
import {Arrow, Box, Text, type Point} from './kit/shapes';
import styles from './kit/styles.module.css';

const sent = [
  {title: 'Your instruction', lines: ['with every word in it']},
  {title: 'The page', lines: ['its text or its structure']},
  {title: 'A picture of the page', lines: ['often, but not always']},
] as const;

const side = ['Your side: browser and page'];
const border = ['edge of your network'];
const provider = {
  title: 'Model provider',
  lines: ['reads all of it and', 'suggests the next step'],
};
const requests = ['every step,', 'your key'];
const answer = ['next step'];

/** Draws a dashed border that data crosses. */
const edge = (from: Point, to: Point) => (
  <polyline className={`${styles.arrow} ${styles.dashed}`} points={`${from} ${to}`} />
);

const wide: Drawing = {
  width: 722,
  height: 262,
  content: (
    <>
      <Box x={1} y={1} width={300} height={260} tone="quiet" />
      <Text x={17} y={26} lines={side} />
      {sent.map(({title, lines}, index) => (
        <Box key={title} {...{x: 17, y: 42 + index * 70, width: 268, height: 60, title, lines}} />
      ))}
      {edge([400, 30], [400, 261])}
      <Text x={400} y={18} anchor="middle" lines={border} />
      <Arrow from={[301, 112]} to={[502, 112]} />
      <Text x={408} y={84} lines={requests} />
      <Box {...{x: 502, y: 96, width: 219, height: 80, ...provider}} tone="accent" />
      <Arrow from={[502, 160]} to={[301, 160]} />
      <Text x={408} y={180} lines={answer} />
    </>
  ),
};

const narrow: Drawing = {
  width: 342,
  height: 428,
  content: (
    <>
      <Box x={1} y={1} width={340} height={250} tone="quiet" />
      <Text x={17} y={26} lines={side} />
      {sent.map(({title, lines}, index) => (
        <Box key={title} {...{x: 17, y: 40 + index * 68, width: 308, height: 60, title, lines}} />
      ))}
      {edge([1, 304], [341, 304])}
      <Text x={171} y={297} anchor="middle" lines={border} />
      <Arrow from={[60, 251]} to={[60, 348]} />
      <Text x={72} y={322} lines={[requests.join(' ')]} />
      <Box {...{x: 1, y: 348, width: 340, height: 78, ...provider}} tone="accent" />
      <Arrow from={[284, 348]} to={[284, 251]} />
      <Text x={272} y={274} anchor="end" lines={answer} />
    </>
  ),
};

/** Shows the data that a test with a language model usually sends out of the network. */
export default function WhatARunSends(): ReactNode {
  return (
    <Diagram
      alternative="On your side are the browser and the page under test. With every step, three things commonly cross the edge of your network to the model provider: your instruction with every word in it, the text or structure of the page, and often a picture of it. The provider reads all of it and answers with the next step."
      caption="What tools that use a language model commonly send. Your supplier knows which parts apply to Effortless Test Automation."
      wide={wide}
      narrow={narrow}
    />
  );
}
