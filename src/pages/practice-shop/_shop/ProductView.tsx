import {type ReactNode, useState} from 'react';
import {formatPrice, products, type Product} from '@site/src/config/shop';
import {AllProducts, useParams, useShop} from './context';
import {ShopField} from './ShopField';
import styles from './styles.module.css';
import {useShopForm} from './useShopForm';
import {View} from './View';

/** Returns the error of a quantity, with what the cart has already. */
export function quantityError(text: string, {stock}: Product, inCart = 0): string | undefined {
  if (!/^[1-9]\d*$/.test(text)) {
    return 'Enter a whole number from 1';
  }
  if (Number(text) + inCart <= stock) {
    return undefined;
  }
  return inCart > 0
    ? `Only ${stock} in stock, ${inCart} of them in your cart`
    : `Only ${stock} in stock`;
}

function AddToCart({product}: {product: Product}): ReactNode {
  const {state, dispatch} = useShop();
  const [added, setAdded] = useState('');
  const inCart = state.cart[product.id] ?? 0;
  const {errors, form} = useShopForm(
    ({quantity = ''}): Record<string, string> => {
      const error = quantityError(quantity, product, inCart);
      setAdded('');
      return error ? {quantity: error} : {};
    },
    ({quantity}) => {
      // Only the fault `accepts-empty` lets another text through.
      const count = Number.parseInt(quantity ?? '', 10) || 0;
      dispatch({type: 'setQuantity', product: product.id, quantity: inCart + count});
      setAdded(`${count} × ${product.name} added to your cart`);
    },
  );
  return (
    <form {...form} className={styles.form}>
      <ShopField
        label="Quantity"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="1"
        error={errors.quantity}
      />
      <button className={`site-button ${styles.primary}`} type="submit">
        Add to cart
      </button>
      <p role="status">{added}</p>
    </form>
  );
}

/** Shows one product, and puts it into the cart. */
export function ProductView(): ReactNode {
  const id = useParams().get('id');
  const product = products.find(candidate => candidate.id === id);
  if (!product) {
    return (
      <View title="No such product">
        <AllProducts />
      </View>
    );
  }
  return (
    <View title={product.name}>
      <dl className={styles.facts}>
        <dt>Price</dt>
        <dd>{formatPrice(product.price)}</dd>
        <dt>Availability</dt>
        <dd>{`${product.stock} in stock`}</dd>
      </dl>
      <AddToCart key={product.id} product={product} />
    </View>
  );
}
