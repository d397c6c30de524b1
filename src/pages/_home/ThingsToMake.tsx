import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Glyph, {type GlyphName} from '@site/src/components/Glyph';
import Section from './Section';
import styles from './styles.module.css';

type Thing = {
  title: string;
  glyph: GlyphName;
  text: string;
  links: readonly {label: string; to: string}[];
};

const guides = '/docs/user-guides';

const things: readonly Thing[] = [
  {
    title: 'Task',
    glyph: 'check',
    text: 'Check one thing that a visitor wants to do on your website.',
    links: [{label: 'Create a task', to: `${guides}/create-task`}],
  },
  {
    title: 'Group',
    glyph: 'stack',
    text: 'Collect tests that you run together and read as one result.',
    links: [{label: 'Create a group', to: `${guides}/create-group`}],
  },
  {
    title: 'Schedule',
    glyph: 'clock',
    text: 'Repeat a test at the times when its result matters.',
    links: [{label: 'Create a schedule', to: `${guides}/create-schedule`}],
  },
  {
    title: 'Workflow',
    glyph: 'path',
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
        {things.map(({title, glyph, text, links}) => (
          <li key={title} className={styles.thing}>
            <h3>
              <Glyph name={glyph} className={styles.glyph} />
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
