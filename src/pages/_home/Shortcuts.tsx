import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Section from './Section';

const guides = '/docs/user-guides';

const rows = [
  {
    title: 'Decide',
    text: 'Is the product the right tool, what does it cost, and what leaves your network?',
    links: [
      {label: 'Estimate the cost', to: `${guides}/estimate-cost`},
      {label: 'Know where your data goes', to: '/docs/getting-started/data'},
      {
        label: 'What your supplier told you',
        to: '/docs/getting-started/what-your-supplier-told-you',
      },
    ],
  },
  {
    title: 'Fix',
    text: 'Something doesn’t work, and you want to know why.',
    links: [
      {label: 'Find your symptom', to: `${guides}/find-your-symptom`},
      {label: 'Read a provider error', to: `${guides}/provider-errors`},
      {label: 'Find out why a test failed', to: `${guides}/failing-tests`},
    ],
  },
  {
    title: 'Read on',
    text: 'Learn who writes these pages, and read longer texts.',
    links: [
      {label: 'About these docs', to: '/markdown-page'},
      {label: 'Blog', to: '/blog'},
      {label: 'Release notes and safe updates', to: '/docs/release'},
    ],
  },
];

/** Links what readers often come for, in three rows. */
export default function Shortcuts(): ReactNode {
  return (
    <Section id="shortcuts" title="Find an answer to a question">
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
