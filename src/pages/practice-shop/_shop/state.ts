import {useEffect, useReducer} from 'react';
import {orderNumber, products, type Product} from '@site/src/config/shop';
import {shippings, type Shipping} from '@site/src/config/shopCustomer';

/** A row of a cart or an order. */
export type Item = {product: Product; quantity: number};

export type Order = {
  number: string;
  /** Product ids and quantities. */
  cart: Cart;
  shipping: Shipping['id'];
  /** In US cents, as the shop showed it. */
  total: number;
};

/** Quantities by product id. */
export type Cart = Record<string, number>;

export type ShopState = {cart: Cart; isSignedIn: boolean; orders: Order[]};

export type ShopAction =
  | {type: 'setQuantity'; product: string; quantity: number}
  | {type: 'signIn'}
  | {type: 'signOut'}
  | {type: 'placeOrder'; cart: Cart; shipping: Shipping['id']; total: number}
  | {type: 'reset'};

export const initialState: ShopState = {cart: {}, isSignedIn: false, orders: []};

export function reduce(state: ShopState, action: ShopAction): ShopState {
  switch (action.type) {
    case 'setQuantity': {
      const {[action.product]: _, ...others} = state.cart;
      const cart =
        action.quantity > 0 ? {...state.cart, [action.product]: action.quantity} : others;
      return {...state, cart};
    }
    case 'signIn':
      return {...state, isSignedIn: true};
    case 'signOut':
      return {...state, isSignedIn: false};
    case 'placeOrder': {
      const {cart, shipping, total} = action;
      const number = orderNumber(state.orders.length);
      return {...state, cart: {}, orders: [...state.orders, {number, cart, shipping, total}]};
    }
    case 'reset':
      return initialState;
  }
}

/** Returns the rows of a cart in the order of the catalog. */
export function itemsOf(cart: Cart): Item[] {
  return products.flatMap(product => {
    const quantity = cart[product.id];
    return quantity ? [{product, quantity}] : [];
  });
}

/** Returns the sum of the rows, in US cents. */
export function sumOf(items: readonly Item[]): number {
  return items.reduce((sum, {product, quantity}) => sum + product.price * quantity, 0);
}

export function shippingOf(id: string): Shipping {
  return shippings.find(shipping => shipping.id === id) ?? shippings[0]!;
}

const storageKey = 'practice-shop';

function isCart(value: unknown): value is Cart {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger)
  );
}

function isOrder(value: Partial<Order> | null): value is Order {
  return typeof value?.number === 'string' && isCart(value.cart) && Number.isFinite(value.total);
}

function isState(value: Partial<ShopState> | null): value is ShopState {
  return isCart(value?.cart) && Array.isArray(value?.orders) && value.orders.every(isOrder);
}

/** Reads the state of this tab. Without storage, or with a value that is not ours, a visit starts empty. */
function readState(): ShopState {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(storageKey) ?? 'null',
    ) as Partial<ShopState> | null;
    return isState(stored) ? stored : initialState;
  } catch {
    return initialState;
  }
}

/** Keeps the state of the shop in this tab, or in memory if the browser blocks its storage. */
export function useShopState(): [ShopState, (action: ShopAction) => void] {
  const [state, dispatch] = useReducer(reduce, undefined, readState);
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(state));
    } catch {
      // Blocked or full: the state lasts as long as the page.
    }
  }, [state]);
  return [state, dispatch];
}
