import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';
import styles from './styles.module.css';

const steps = [
  {
    to: '/docs/getting-started/installation',
    label: 'Install it',
    text: 'Prepare the machine, then check that everything starts and a page loads.',
  },
  {
    to: '/docs/getting-started/configuration',
    label: 'Configure your setup',
    text: 'Decide on a test environment, a test account, and a place for secrets.',
  },
  {
    to: '/docs/getting-started/llm-setup/',
    label: 'Connect one provider',
    text: 'Create a key with Anthropic, DeepSeek, Gemini, Grok, or OpenAI, then limit and check it.',
  },
  {
    to: '/docs/user-guides/create-task',
    label: 'Create one task',
    text: 'Give it one goal and a result that is either right or wrong, and watch the first run.',
  },
  {
    to: '/docs/user-guides/create-schedule',
    label: 'Repeat it',
    text: 'Once it has passed several times by hand, choose how often it runs, and in which time zone.',
  },
];

/** The path from installation to the first schedule, in order. */
export default function FirstSteps(): ReactNode {
  return (
    <Section
      split
      id="first-steps"
      title="Your first five steps"
      intro="They take you from installation to a test that repeats on its own. Save the last one until the test has earned it."
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
