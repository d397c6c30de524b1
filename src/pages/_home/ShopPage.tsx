import LineIcon from '@site/src/components/LineIcon';
import type {ReactNode} from 'react';
import {formatPrice, products} from '@site/src/features/practice-shop/data';
import styles from './shop.module.css';

const drawings = {
  mug: 'M5 6h10v10a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM15 9h2a2.5 2.5 0 0 1 0 5h-2',
  bowl: 'M3 10h18a9 9 0 0 1-6 8.4V20H9v-1.6A9 9 0 0 1 3 10z',
  vase: 'M9 4h6M10 4v4a6 6 0 1 0 4 0V4',
  lens: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20',
};

type ProductProps = {name: string; drawing: keyof typeof drawings};

function Product({name, drawing}: ProductProps): ReactNode {
  return (
    <span className={styles.product}>
      <LineIcon d={drawings[drawing]} size={64} />
      {name}
    </span>
  );
}

const [blueMug, whiteBowl, glassVase] = products.map(({name}) => name);

const mug = <Product name={blueMug!} drawing="mug" />;

/** The parts of each page, except the last one, whose text depends on the shop. */
const pages: readonly ReactNode[] = [
  <>
    {mug}
    <Product name={whiteBowl!} drawing="bowl" />
    <Product name={glassVase!} drawing="vase" />
  </>,
  <>
    <span className={styles.field}>
      <LineIcon d={drawings.lens} size={16} />
      {blueMug}
    </span>
    {mug}
  </>,
  <>
    <span className={styles.cart}>Cart 1</span>
    {mug}
  </>,
];

type Props = {
  step: number;
  /** The heading of the last page, if the shop confirms the order. */
  message: string;
  evidence: string;
};

/**
 * Draws the page of a small shop at one step of the run. It is decoration: the names of the steps and
 * the endings tell the same story in text.
 */
export default function ShopPage({step, message, evidence}: Props): ReactNode {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.bar}>Practice shop</div>
      <div className={styles.body}>
        {pages[step] ?? (
          <div className={styles.ending}>
            <strong>{message}</strong>
            <span className={styles.evidence} data-evidence>
              {evidence}
            </span>
            {message && (
              <span className={styles.bought}>
                1 × {blueMug} <span>{formatPrice(products[0]!.price)}</span>
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
