import {type ReactNode, useEffect, useRef, useState} from 'react';
import {formatPrice, orderNumber, shopTexts} from './data';
import {customer, shippings, type Address} from './customer';
import {AllProducts, useFault, useOpen, useShop} from './context';
import {SendButton, ShopField, ShopForm} from './form';
import {OrderItems, useShownSum} from './Items';
import {itemsOf, shippingOf, type Cart} from './state';
import {View} from './View';

const addressFields: readonly {
  name: keyof Address;
  autoComplete: string;
  label: string;
  missing: string;
}[] = [
  {name: 'fullName', autoComplete: 'name', label: 'Full name', missing: 'Enter your full name'},
  {name: 'street', autoComplete: 'street-address', label: 'Street', missing: 'Enter your street'},
  {name: 'city', autoComplete: 'address-level2', label: 'City', missing: 'Enter your city'},
  {name: 'zip', autoComplete: 'postal-code', label: 'ZIP code', missing: 'Enter your ZIP code'},
];

const isZip = (text: string): boolean => /^\d{5}$/.test(text);

/** Time until the order button answers, in ms: with the fault `slow`, and with `double` for a second click. */
const delays: Record<string, number> = {slow: 8000, double: 600};

/**
 * Returns a function that places the order once, however often it is called, and returns what the form says.
 * With the fault `double`, each call places one.
 */
function usePlaceOrder(cart: Cart): (shipping: string, total: number) => {status: string} {
  const {state, dispatch} = useShop();
  const open = useOpen();
  const fault = useFault();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const number = orderNumber(state.orders.length);
  return (shipping, total) => {
    const placeOrder = (): void => dispatch({type: 'placeOrder', cart, shipping, total});
    if (timer.current === undefined) {
      const answer = (): void => {
        placeOrder();
        open({view: 'order', number});
      };
      timer.current = setTimeout(answer, delays[fault ?? ''] ?? 0);
    } else if (fault === 'double') {
      placeOrder();
    }
    return {status: 'Placing your order…'};
  };
}

function CheckoutForm({cart}: {cart: Cart}): ReactNode {
  const items = itemsOf(cart);
  const {isSignedIn} = useShop().state;
  const sum = useShownSum(items);
  const fault = useFault();
  const isMoved = fault === 'moved-button';
  const [shippingId, setShippingId] = useState(shippings[0]!.id);
  const total = sum + shippingOf(shippingId).price;
  const place = usePlaceOrder(cart);
  const button = <SendButton>{isMoved ? 'Place order' : 'Order now'}</SendButton>;
  return (
    <ShopForm
      validate={values => ({
        ...Object.fromEntries(
          addressFields.map(({name, missing}) => [name, values[name] ? undefined : missing]),
        ),
        ...(values.zip && !isZip(values.zip) && {zip: 'Enter a five-digit ZIP code'}),
      })}
      send={() =>
        fault === 'error-on-order' ? {problem: shopTexts.orderFailed} : place(shippingId, total)
      }
    >
      <h2>Address</h2>
      {addressFields.map(({name, autoComplete, label}) => (
        <ShopField
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          defaultValue={isSignedIn ? customer.address[name] : undefined}
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
    </ShopForm>
  );
}

export function Checkout(): ReactNode {
  // The cart of the moment when the checkout opened: with the fault `double`, the first order empties it
  // before the confirmation opens.
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
