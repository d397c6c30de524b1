import {useEffect, useReducer} from 'react';
import {orderNumber, products, type Product} from './data';
import {shippings, type Shipping} from './customer';

/** A row of a cart or an order. */
export type Item = {product: Product; quantity: number};

/** Quantities by product id. */
export type Cart = Record<string, number>;

type Order = {
  number: string;
  cart: Cart;
  shipping: Shipping['id'];
  /** In US cents, as the shop showed it. */
  total: number;
};

type ShopState = {cart: Cart; isSignedIn: boolean; orders: Order[]};

type ShopAction =
  | {type: 'setQuantities'; quantities: Cart}
  | {type: 'signIn'}
  | {type: 'signOut'}
  | {type: 'placeOrder'; cart: Cart; shipping: Shipping['id']; total: number}
  | {type: 'reset'};

/** The state of the shop, and the function that changes it. */
export type ShopStore = {state: ShopState; dispatch: (action: ShopAction) => void};

const initialState: ShopState = {cart: {}, isSignedIn: false, orders: []};

function reduce(state: ShopState, action: ShopAction): ShopState {
  switch (action.type) {
    case 'setQuantities':
      return {...state, cart: {...state.cart, ...action.quantities}};
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

/** Raise the number when `ShopState` changes: a tab may still have the state of an earlier visit. */
const storageKey = 'practice-shop-2';

/** Keeps the state of the shop in this tab, or in memory if the browser blocks its storage. */
export function useShopStore(): ShopStore {
  const [state, dispatch] = useReducer(reduce, initialState, initial => {
    try {
      const stored = sessionStorage.getItem(storageKey);
      return stored ? (JSON.parse(stored) as ShopState) : initial;
    } catch {
      return initial;
    }
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(state));
    } catch {
      // Blocked or full: the state lasts as long as the page.
    }
  }, [state]);
  return {state, dispatch};
}
