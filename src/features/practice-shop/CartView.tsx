import type {ReactNode} from 'react';
import {shopTexts} from './data';
import {useOpen, useShop} from './context';
import {SendButton, ShopField, ShopForm} from './form';
import {Items, useShownSum} from './Items';
import {quantityError} from './ProductView';
import {itemsOf, type Item} from './state';
import styles from './styles.module.css';
import {View} from './View';

/** Changes the quantities. The checkout opens only with those that the fields show. */
function CartForm({items}: {items: readonly Item[]}): ReactNode {
  const {dispatch} = useShop();
  const open = useOpen();
  const sum = useShownSum(items);
  const remove = (id: string): void => {
    dispatch({type: 'setQuantities', quantities: {[id]: 0}});
    // The button goes away with its row.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <ShopForm
      validate={values =>
        Object.fromEntries(
          items.map(({product}) => [product.id, quantityError(values[product.id], product)]),
        )
      }
      send={(values, button) => {
        const quantities = items.map(({product: {id}}) => [id, Number(values[id])]);
        dispatch({type: 'setQuantities', quantities: Object.fromEntries(quantities)});
        if (button === 'checkout') {
          open({view: 'checkout'});
        }
        return {status: 'Cart updated'};
      }}
    >
      <Items
        caption="Products in your cart"
        items={items}
        sums={[{label: 'Total before shipping', amount: sum}]}
        controls={({product: {id, name}, quantity}) => (
          <div className={styles.quantity}>
            <ShopField
              label={`Quantity of ${name}`}
              name={id}
              inputMode="numeric"
              defaultValue={quantity}
            />
            <button
              className="site-button"
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => remove(id)}
            >
              Remove
            </button>
          </div>
        )}
      />
      {/* Enter in a field presses the first button. */}
      <div className={styles.buttons}>
        <button className="site-button" type="submit">
          Update cart
        </button>
        <SendButton value="checkout">Go to checkout</SendButton>
      </div>
    </ShopForm>
  );
}

export function CartView(): ReactNode {
  const items = itemsOf(useShop().state.cart);
  return (
    <View title="Cart">
      {items.length > 0 ? <CartForm items={items} /> : <p role="status">{shopTexts.emptyCart}</p>}
    </View>
  );
}
