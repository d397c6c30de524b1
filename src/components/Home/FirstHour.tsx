import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';
import styles from './styles.module.css';

const steps = [
  {
    to: '/docs/getting-started/installation',
    label: 'Install the product',
    text: 'Prepare the machine, then check that it starts and reaches a test page.',
  },
  {
    to: '/docs/getting-started/configuration',
    label: 'Configure your setup',
    text: 'Decide on an environment, a test account, and a place for secrets.',
  },
  {
    to: '/docs/getting-started/llm-setup/',
    label: 'Connect one provider',
    text: 'Create a key with Anthropic, DeepSeek, Gemini, Grok, or OpenAI. Limit it, and check it.',
  },
  {
    to: '/docs/user-guides/create-task',
    label: 'Create one task',
    text: 'One goal, one start, one result that is right or wrong. Watch the first run.',
  },
  {
    to: '/docs/user-guides/create-schedule',
    label: 'Repeat it',
    text: 'Once it passes several times by hand, choose a rhythm and a time zone.',
  },
];

/** The path of the first hour, in order. */
export default function FirstHour(): ReactNode {
  return (
    <Section
      split
      id="first-hour"
      title="Your first hour"
      intro="Five steps from an empty machine to a test that repeats."
    >
      <ol className={styles.steps}>
        {steps.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
