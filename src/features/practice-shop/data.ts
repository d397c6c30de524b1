/**
 * The practice shop: data and texts that its page, the home page's demo, and the docs share. Its customer and
 * its faults are in files of their own, which the home page does not load.
 */

export type Product = {
  id: string;
  name: string;
  /** In US cents. */
  price: number;
  /** How many one order can have. */
  stock: number;
};

/** Path of the shop below the base URL. */
export const shopPath = '/practice-shop';

/** In the order of the catalog, which is neither that of the names nor that of the prices. */
export const products: readonly Product[] = [
  {
    id: 'blue-mug',
    name: 'Blue mug',
    price: 1200,
    stock: 12,
  },
  {
    id: 'white-bowl',
    name: 'White bowl',
    price: 1450,
    stock: 8,
  },
  {
    id: 'glass-vase',
    name: 'Glass vase',
    price: 2300,
    stock: 3,
  },
  {
    id: 'green-teapot',
    name: 'Green teapot',
    price: 3400,
    stock: 5,
  },
  {
    id: 'tea-spoon',
    name: 'Tea spoon',
    price: 350,
    stock: 40,
  },
  {
    id: 'bread-board',
    name: 'Bread board',
    price: 1900,
    stock: 7,
  },
  {
    id: 'linen-towel',
    name: 'Linen towel',
    price: 980,
    stock: 20,
  },
  {
    id: 'egg-cup',
    name: 'Egg cup',
    price: 600,
    stock: 16,
  },
];

/** Texts that instructions quote, word for word. */
export const shopTexts = {
  thanks: 'Thank you for your order',
  orderFailed: 'We can’t take orders right now',
  noOrderNumber: 'Order number not available',
  wrongPassword: 'Incorrect email or password',
  emptyCart: 'Your cart is empty',
  messageSent: 'We received your message',
  emailMissing: 'Enter your email address',
  noProducts: 'No products found',
  noSuchProduct: 'Product not found',
} as const;

/** The number from which all order numbers of a tab follow, so that two runs see the same. */
const seed = 4711;

/** Distance between two order numbers: a prime, so that they don't look like a sequence. */
const step = 7919;

/**
 * Returns the number of an order, `SO-` and six digits.
 *
 * @param index of the order in this tab, from 0
 */
export function orderNumber(index: number): string {
  return `SO-${String((seed + index * step) % 1_000_000).padStart(6, '0')}`;
}

/** Returns an amount in US cents as text, such as `$12.00`. */
export function formatPrice(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
