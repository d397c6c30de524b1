import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';

const guides = '/docs/user-guides';

const rows = [
  {
    title: 'Decide',
    text: 'Whether it’s the right tool, whose model, at what price, and what leaves your network.',
    links: [
      {label: 'When it fits', to: '/docs/getting-started/when-it-fits'},
      {label: 'Choose a provider', to: '/docs/getting-started/llm-setup/'},
      {label: 'Estimate the cost', to: `${guides}/estimate-cost`},
      {label: 'Know where data goes', to: '/docs/getting-started/data'},
    ],
  },
  {
    title: 'Do',
    text: 'From a wish to a test, and from a test to every deployment.',
    links: [
      {label: 'Write an instruction', to: `${guides}/create-task`},
      {label: 'Run from a pipeline', to: `${guides}/run-from-a-pipeline`},
    ],
  },
  {
    title: 'Fix',
    text: 'From what you see to what to do.',
    links: [
      {label: 'Find your symptom', to: `${guides}/find-your-symptom`},
      {label: 'A run shows 429', to: `${guides}/provider-errors#a-run-shows-429`},
      {label: 'A test fails now and then', to: `${guides}/failing-tests#flaky`},
    ],
  },
];

/** Links what readers often come for, in three rows. */
export default function Shortcuts(): ReactNode {
  return (
    <Section
      id="shortcuts"
      title="Straight to the answer"
      intro="If you came for one thing, it is probably one of these."
    >
      <ul className="site-rows">
        {rows.map(({title, text, links}) => (
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
