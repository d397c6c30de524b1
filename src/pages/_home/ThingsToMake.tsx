import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import CardIcon, {type CardIconName} from '@site/src/components/CardIcon';
import Section from './Section';
import styles from './styles.module.css';

type Thing = {
  title: string;
  icon: CardIconName;
  text: string;
  links: readonly {label: string; to: string}[];
};

const guides = '/docs/user-guides';

const things: readonly Thing[] = [
  {
    title: 'Task',
    icon: 'check',
    text: 'Check one thing that a visitor wants to do on your website.',
    links: [{label: 'Create a task', to: `${guides}/create-task`}],
  },
  {
    title: 'Group',
    icon: 'stack',
    text: 'Collect tests that you run together and read as one result.',
    links: [{label: 'Create a group', to: `${guides}/create-group`}],
  },
  {
    title: 'Schedule',
    icon: 'clock',
    text: 'Repeat a test at the times when its result matters.',
    links: [{label: 'Create a schedule', to: `${guides}/create-schedule`}],
  },
  {
    title: 'Workflow',
    icon: 'path',
    text: 'Put steps in order and give them data, by hand or from a recording.',
    links: [
      {label: 'Create a workflow', to: `${guides}/workflow-management/create-workflow`},
      {
        label: 'Record a workflow',
        to: `${guides}/workflow-management/create-workflow-by-recording`,
      },
    ],
  },
];

/** The four things that readers create with the product. */
export default function ThingsToMake(): ReactNode {
  return (
    <Section
      id="things-to-make"
      title="What you can create"
      intro="Each guide covers planning, steps, verification, and troubleshooting."
    >
      <ul className={styles.cards}>
        {things.map(({title, icon, text, links}) => (
          <li key={title} className={styles.thing}>
            <h3>
              <CardIcon name={icon} className={styles.icon} />
              {title}
            </h3>
            <p>{text}</p>
            {links.map(({label, to}) => (
              <Link key={to} className={styles.more} to={to}>
                {label}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
