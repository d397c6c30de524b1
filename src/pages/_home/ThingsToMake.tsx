import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';

type Thing = {
  title: string;
  text: string;
  links: readonly {label: string; to: string}[];
};

const guides = '/docs/user-guides';

const things: readonly Thing[] = [
  {
    title: 'Task',
    text: 'Check one thing that a visitor wants to do on your website.',
    links: [{label: 'Create a task', to: `${guides}/create-task`}],
  },
  {
    title: 'Group',
    text: 'Collect tests that you run together and read as one result.',
    links: [{label: 'Create a group', to: `${guides}/create-group`}],
  },
  {
    title: 'Schedule',
    text: 'Repeat a test at the times when its result matters.',
    links: [{label: 'Create a schedule', to: `${guides}/create-schedule`}],
  },
  {
    title: 'Workflow',
    text: 'Put steps in order and add data. Write the steps or record them.',
    links: [
      {label: 'Create a workflow', to: `${guides}/workflow-management/create-workflow`},
      {
        label: 'Record a workflow',
        to: `${guides}/workflow-management/create-workflow-by-recording`,
      },
    ],
  },
];

export default function ThingsToMake(): ReactNode {
  return (
    <Section
      id="things-to-make"
      title="What you can create"
      intro="Each guide covers planning, steps, verification, and troubleshooting."
    >
      <ul className="site-rows">
        {things.map(({title, text, links}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              {links.map(({label, to}) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
