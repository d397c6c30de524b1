import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What one good test says, one line for each part of it. */
const lines = [
  {term: 'Goal', text: 'Order one blue mug'},
  {term: 'Limits', text: 'One product, on test.shop.example'},
  {term: 'Done when', text: 'The page shows an order number'},
  {term: 'Give up when', text: 'An error appears, or 60 seconds pass'},
];

/** An example of an instruction that can be checked; it pictures the idea, not a screen of the product. */
export default function HeroFigure(): ReactNode {
  return (
    <figure className={styles.figure}>
      <dl className={styles.card}>
        {lines.map(({term, text}) => (
          <div key={term} className={clsx(styles.line, term === 'Done when' && styles.lineChecked)}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        A good test: one goal, and two endings that anyone can tell apart.{' '}
        <Link to="/docs/user-guides/create-task">Write one like it</Link>
      </figcaption>
    </figure>
  );
}
