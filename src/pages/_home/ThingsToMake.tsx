import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';

const guides = '/docs/user-guides';

const things = [
  {
    title: 'Practice on the shop',
    to: `${guides}/practice`,
    text: 'Learn on a small website that you can break and reset.',
  },
  {
    title: 'Create a group',
    to: `${guides}/create-group`,
    text: 'Run several tests together, and read them as one result.',
  },
  {
    title: 'Create a workflow',
    to: `${guides}/workflow-management/create-workflow`,
    text: 'Put steps into a fixed order, and repeat them with other data.',
  },
  {
    title: 'Create a workflow by recording',
    to: `${guides}/workflow-management/create-workflow-by-recording`,
    text: 'Show the steps once in a browser, and clean up the draft.',
  },
  {
    title: 'Run tests from a pipeline',
    to: `${guides}/run-from-a-pipeline`,
    text: 'Test every deployment as soon as it is online.',
  },
];

export default function ThingsToMake(): ReactNode {
  return (
    <Section
      id="things-to-make"
      title="What you can do next"
      intro="When your first test works, these guides help you to test more of your website."
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
