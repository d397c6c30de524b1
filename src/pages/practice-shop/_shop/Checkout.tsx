import {type ReactNode, useEffect, useRef, useState} from 'react';
import {formatPrice, orderNumber, shopTexts} from '@site/src/config/shop';
import {customer, shippings, type Address} from '@site/src/config/shopCustomer';
import {useShownSum} from './CartView';
import {AllProducts, useFault, useOpen, useShop} from './context';
import {OrderItems} from './Items';
import {ShopField} from './ShopField';
import {itemsOf, shippingOf, type Cart} from './state';
import styles from './styles.module.css';
import {useShopForm, type Errors, type Values} from './useShopForm';
import {View} from './View';

const addressFields: readonly {name: keyof Address; label: string; missing: string}[] = [
  {name: 'fullName', label: 'Full name', missing: 'Enter your full name'},
  {name: 'street', label: 'Street', missing: 'Enter your street'},
  {name: 'city', label: 'City', missing: 'Enter your city'},
  {name: 'zip', label: 'ZIP code', missing: 'Enter your ZIP code'},
];

function validate(values: Values): Errors {
  const missing = addressFields.filter(({name}) => !values[name]);
  const errors = Object.fromEntries(missing.map(field => [field.name, field.missing]));
  return values.zip && !/^\d{5}$/.test(values.zip)
    ? {...errors, zip: 'Enter a ZIP code of five digits'}
    : errors;
}

/** Time until the order button answers, in ms: with the fault `slow`, and with `double` for a second click. */
const delays: Record<string, number> = {slow: 8000, double: 600};

/**
 * Returns a function that places the order once, however often it is called, and what happens meanwhile.
 * With the fault `double`, each call places one.
 */
function usePlaceOrder(cart: Cart): {
  place: (shipping: string, total: number) => void;
  progress: string;
  problem: string;
} {
  const {state, dispatch} = useShop();
  const open = useOpen();
  const fault = useFault();
  const [progress, setProgress] = useState('');
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const number = orderNumber(state.orders.length);
  const place = (shipping: string, total: number): void => {
    const placeOrder = (): void => dispatch({type: 'placeOrder', cart, shipping, total});
    if (fault === 'error-on-order') {
      setProblem(shopTexts.orderFailed);
    } else if (timer.current === undefined) {
      setProgress('Placing your order…');
      timer.current = setTimeout(
        () => {
          placeOrder();
          open({view: 'order', number});
        },
        delays[fault ?? ''] ?? 0,
      );
    } else if (fault === 'double') {
      placeOrder();
    }
  };
  return {place, progress, problem};
}

function CheckoutForm({cart}: {cart: Cart}): ReactNode {
  const items = itemsOf(cart);
  const {isSignedIn} = useShop().state;
  const sum = useShownSum(items);
  const isMoved = useFault() === 'moved-button';
  const [shippingId, setShippingId] = useState(shippings[0]!.id);
  const total = sum + shippingOf(shippingId).price;
  const {place, progress, problem} = usePlaceOrder(cart);
  const {errors, form} = useShopForm(validate, () => place(shippingId, total));
  const address = isSignedIn ? customer.address : undefined;
  const button = (
    <button className={`site-button ${styles.primary}`} type="submit">
      {isMoved ? 'Place order' : 'Order now'}
    </button>
  );
  return (
    <form {...form} className={styles.form}>
      <h2>Address</h2>
      {addressFields.map(({name, label}) => (
        <ShopField
          key={name}
          label={label}
          name={name}
          autoComplete="off"
          defaultValue={address?.[name]}
          error={errors[name]}
        />
      ))}
      <fieldset>
        <legend>Shipping</legend>
        {shippings.map(({id, label, price}) => (
          <label key={id}>
            <input
              type="radio"
              name="shipping"
              value={id}
              checked={id === shippingId}
              onChange={() => setShippingId(id)}
            />
            <span>{`${label}, ${formatPrice(price)}`}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Payment</legend>
        <label>
          <input type="radio" name="payment" value="invoice" defaultChecked />
          <span>Invoice</span>
        </label>
      </fieldset>
      {isMoved && button}
      <h2>Order summary</h2>
      <OrderItems items={items} shipping={shippingId} total={total} />
      {!isMoved && button}
      <p role="status">{progress}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

export function Checkout(): ReactNode {
  // The cart of the moment when the checkout opened: an order empties it, and the form stays until the
  // confirmation opens.
  const [cart] = useState(useShop().state.cart);
  return (
    <View title="Checkout">
      {itemsOf(cart).length > 0 ? (
        <CheckoutForm cart={cart} />
      ) : (
        <>
          <p>{shopTexts.emptyCart}</p>
          <AllProducts />
        </>
      )}
    </View>
  );
}
