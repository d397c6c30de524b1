import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What one good test consists of, said as a list with a check mark for each line. */
const lines = [
  {term: 'Goal', text: 'Order one blue mug'},
  {term: 'Start', text: 'test.shop.example, empty basket'},
  {term: 'Done when', text: 'An order number is on the page'},
  {term: 'Give up when', text: 'An error message shows'},
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
      <figcaption>A test instruction that can be checked</figcaption>
    </figure>
  );
}
