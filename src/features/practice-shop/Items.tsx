import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/features/tables/ScrollableTable';
import {formatPrice} from './data';
import {ShopLink, useFault} from './context';
import {shippingOf, sumOf, type Item} from './state';
import styles from './styles.module.css';

/** Returns the sum that the shop shows, in US cents. The fault `wrong-total` counts one piece of the first product too many. */
export function useShownSum(items: readonly Item[]): number {
  const sum = sumOf(items);
  return useFault() === 'wrong-total' ? sum + (items[0]?.product.price ?? 0) : sum;
}

type Props = {
  caption: string;
  items: readonly Item[];
  /** Rows below the products, in US cents. */
  sums: readonly {label: string; amount: number}[];
  /** Controls of a row, instead of its quantity. */
  controls?: (item: Item) => ReactNode;
};

/** Lists the products of a cart or an order, then their sums. */
export function Items({caption, items, sums, controls}: Props): ReactNode {
  return (
    <ScrollableTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
          <th scope="col" className={styles.amount}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <tr key={item.product.id}>
            <th scope="row">
              <ShopLink params={{view: 'product', id: item.product.id}}>
                {item.product.name}
              </ShopLink>
            </th>
            <td>{controls?.(item) ?? <span>{`${item.quantity}`}</span>}</td>
            <td className={styles.amount}>{formatPrice(item.product.price * item.quantity)}</td>
          </tr>
        ))}
        {sums.map(({label, amount}) => (
          <tr key={label}>
            <th scope="row" colSpan={2}>
              {label}
            </th>
            <td className={styles.amount}>{formatPrice(amount)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

type OrderItemsProps = {items: readonly Item[]; shipping: string; total: number};

/** Lists the products of an order, its shipping, and its total in US cents. */
export function OrderItems({items, shipping: id, total}: OrderItemsProps): ReactNode {
  const shipping = shippingOf(id);
  return (
    <Items
      caption="Products in your order"
      items={items}
      sums={[
        {label: `Shipping, ${shipping.label}`, amount: shipping.price},
        {label: 'Total', amount: total},
      ]}
    />
  );
}
