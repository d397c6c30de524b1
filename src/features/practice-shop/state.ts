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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCart = (value: unknown): value is Cart =>
  isObject(value) &&
  Object.values(value).every(quantity => Number.isInteger(quantity) && Number(quantity) >= 0);

const isOrder = (value: unknown): value is Order =>
  isObject(value) &&
  typeof value.number === 'string' &&
  typeof value.shipping === 'string' &&
  Number.isFinite(value.total) &&
  isCart(value.cart);

/** Returns a stored state, or an empty one: anything can be in the storage. */
function readState(stored: string | null): ShopState {
  const state: unknown = JSON.parse(stored ?? 'null');
  return isObject(state) &&
    isCart(state.cart) &&
    typeof state.isSignedIn === 'boolean' &&
    Array.isArray(state.orders) &&
    state.orders.every(isOrder)
    ? {cart: state.cart, isSignedIn: state.isSignedIn, orders: state.orders}
    : initialState;
}

/** Keeps the state of the shop in this tab, or in memory if the browser blocks its storage. */
export function useShopStore(): ShopStore {
  const [state, dispatch] = useReducer(reduce, initialState, initial => {
    try {
      return readState(sessionStorage.getItem(storageKey));
    } catch {
      // Blocked, or no JSON.
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
