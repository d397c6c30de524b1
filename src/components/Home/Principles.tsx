import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';
import styles from './styles.module.css';

const principles = [
  {
    title: 'A result you can see',
    text: 'A pass without a check proves only that nothing crashed. Name text, an address, a count, or a state that is either right or wrong.',
    to: '/docs/user-guides/create-task#write-an-instruction-that-can-be-checked',
    label: 'Write a checkable instruction',
  },
  {
    title: 'Each test on its own',
    text: 'Shared data turns one failure into a chain of failures. Give every test its own data, and set it up before the run.',
    to: '/docs/user-guides/create-group#keep-members-independent',
    label: 'Keep tests independent',
  },
  {
    title: 'No secrets in tests',
    text: 'Instructions, recordings, and screenshots get passed around. Keep passwords and keys out of them, and use test accounts with few rights.',
    to: '/docs/getting-started/configuration#keep-secrets-out-of-tests',
    label: 'Keep secrets out of tests',
  },
];

/** Three principles of good tests. */
export default function Principles(): ReactNode {
  return (
    <Section
      id="principles"
      title="What good tests have in common"
      intro="These three habits save the most time later."
    >
      <ul className={styles.principles}>
        {principles.map(({title, text, to, label}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link className={styles.more} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
