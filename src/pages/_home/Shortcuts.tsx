import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';

const rows = [
  {
    title: 'Something failed?',
    text: 'One table leads from what you see to the section that covers it.',
    links: [
      {
        label: 'Find your symptom',
        to: '/docs/user-guides/find-your-symptom',
      },
    ],
  },
  {
    title: 'Look it up',
    text: 'Keys, cost, data, and terms.',
    links: [
      {label: 'Choose a provider', to: '/docs/category/llm-api-setup'},
      {label: 'See what a run costs', to: '/docs/user-guides/estimate-cost'},
      {label: 'Know where data goes', to: '/docs/getting-started/data'},
      {label: 'Look up a word', to: '/docs/glossary'},
    ],
  },
];

/** Links what readers often come for, in two rows. */
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
