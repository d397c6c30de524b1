import {type ReactNode, useState} from 'react';
import {shopTexts} from '@site/src/config/shop';
import {ShopLink, useFault, useShop} from './context';
import {Items} from './Items';
import {quantityError} from './ProductView';
import {itemsOf, sumOf, type Item} from './state';
import styles from './styles.module.css';
import {View} from './View';

/** Returns the sum that the shop shows, in US cents. The fault `wrong-total` counts the first product twice. */
export function useShownSum(items: readonly Item[]): number {
  const sum = sumOf(items);
  return useFault() === 'wrong-total' ? sum + (items[0]?.product.price ?? 0) : sum;
}

/** Changes or removes a row. A quantity that cannot be had keeps the row as it is, and says why. */
function Quantity({item, onChange}: {item: Item; onChange: (message: string) => void}): ReactNode {
  const {dispatch} = useShop();
  const {product, quantity} = item;
  const set = (value: number): void =>
    dispatch({type: 'setQuantity', product: product.id, quantity: value});
  return (
    <form
      noValidate
      className={styles.quantity}
      onSubmit={event => {
        event.preventDefault();
        const text = `${new FormData(event.currentTarget).get('quantity')}`.trim();
        const error = quantityError(text, product);
        if (!error) {
          set(Number(text));
        }
        onChange(error ? `${product.name}: ${error}` : `${product.name}: quantity ${text}`);
      }}
    >
      <input
        key={quantity}
        aria-label={`Quantity of ${product.name}`}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={quantity}
      />
      <button className="site-button" type="submit" aria-label={`Update ${product.name}`}>
        Update
      </button>
      <button
        className="site-button"
        type="button"
        aria-label={`Remove ${product.name}`}
        onClick={() => {
          set(0);
          onChange(`${product.name} removed`);
          // The button goes away with its row.
          document.querySelector<HTMLElement>('h1')?.focus();
        }}
      >
        Remove
      </button>
    </form>
  );
}

export function CartView(): ReactNode {
  const items = itemsOf(useShop().state.cart);
  const sum = useShownSum(items);
  const [message, setMessage] = useState('');
  return (
    <View title="Cart">
      {items.length > 0 ? (
        <>
          <Items
            caption="Products in your cart"
            items={items}
            sums={[{label: 'Total without shipping', amount: sum}]}
            controls={item => <Quantity item={item} onChange={setMessage} />}
          />
          <p>
            <ShopLink className={`site-button ${styles.primary}`} params={{view: 'checkout'}}>
              Go to checkout
            </ShopLink>
          </p>
        </>
      ) : (
        <p>{shopTexts.emptyCart}</p>
      )}
      <p role="status">{message}</p>
    </View>
  );
}
