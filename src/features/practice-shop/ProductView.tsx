import type {ReactNode} from 'react';
import {formatPrice, products, shopTexts, type Product} from './data';
import {AllProducts, useParams, useShop} from './context';
import {SendButton, ShopField, ShopForm} from './form';
import styles from './styles.module.css';
import {View} from './View';

/** Returns the error of a quantity, with what the cart has already. */
export function quantityError(text = '', {stock}: Product, inCart = 0): string | undefined {
  if (!/^[1-9]\d*$/.test(text)) {
    return 'Enter a quantity of 1 or more';
  }
  if (Number(text) + inCart <= stock) {
    return undefined;
  }
  return inCart > 0
    ? `Only ${stock} in stock, and ${inCart} already in your cart`
    : `Only ${stock} in stock`;
}

function AddToCart({product}: {product: Product}): ReactNode {
  const {state, dispatch} = useShop();
  const inCart = state.cart[product.id] ?? 0;
  return (
    <ShopForm
      validate={({quantity}) => ({quantity: quantityError(quantity, product, inCart)})}
      send={({quantity}) => {
        const count = Number(quantity);
        dispatch({type: 'setQuantities', quantities: {[product.id]: inCart + count}});
        return {status: `${count} × ${product.name} added to your cart`};
      }}
    >
      <ShopField label="Quantity" name="quantity" inputMode="numeric" defaultValue="1" />
      <SendButton>Add to cart</SendButton>
    </ShopForm>
  );
}

/** Shows one product, and puts it into the cart. */
export function ProductView(): ReactNode {
  const id = useParams().get('id');
  const product = products.find(candidate => candidate.id === id);
  if (!product) {
    return (
      <View title={shopTexts.noSuchProduct}>
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
      <AddToCart product={product} />
    </View>
  );
}
