import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';

const guides = '/docs/user-guides';

const things = [
  {
    title: 'Task',
    to: `${guides}/create-task`,
    text: 'Check one thing that a visitor wants to do on your website.',
  },
  {
    title: 'Group',
    to: `${guides}/create-group`,
    text: 'Collect tests that you run together and read as one result.',
  },
  {
    title: 'Schedule',
    to: `${guides}/create-schedule`,
    text: 'Repeat a test at the times when its result matters.',
  },
  {
    title: 'Workflow',
    to: `${guides}/workflow-management/create-workflow`,
    text: 'Put steps in order and add data.',
  },
  {
    title: 'Recorded workflow',
    to: `${guides}/workflow-management/create-workflow-by-recording`,
    text: 'Show the steps once instead of writing them.',
  },
];

export default function ThingsToMake(): ReactNode {
  return (
    <Section
      id="things-to-make"
      title="What you can create"
      intro="Each guide covers planning, steps, and how to see that it worked."
    >
      <ul className="site-rows site-rows--links">
        {things.map(({title, to, text}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
