/** The practice shop: data and texts that its page, the home page's demo, and the docs share. */

export type Product = {
  id: string;
  name: string;
  /** In US cents. */
  price: number;
  /** How many one order can have. */
  stock: number;
  description: string;
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
    description: 'Stoneware, holds 350 ml.',
  },
  {
    id: 'white-bowl',
    name: 'White bowl',
    price: 1450,
    stock: 8,
    description: 'Porcelain, for soup or cereal.',
  },
  {
    id: 'glass-vase',
    name: 'Glass vase',
    price: 2300,
    stock: 3,
    description: 'Clear glass, 20 cm tall.',
  },
  {
    id: 'green-teapot',
    name: 'Green teapot',
    price: 3400,
    stock: 5,
    description: 'Stoneware, holds one liter.',
  },
  {
    id: 'tea-spoon',
    name: 'Tea spoon',
    price: 350,
    stock: 40,
    description: 'Stainless steel.',
  },
  {
    id: 'bread-board',
    name: 'Bread board',
    price: 1900,
    stock: 7,
    description: 'Oiled beech, 40 by 25 cm.',
  },
  {
    id: 'linen-towel',
    name: 'Linen towel',
    price: 980,
    stock: 20,
    description: 'Washed linen, 50 by 70 cm.',
  },
  {
    id: 'egg-cup',
    name: 'Egg cup',
    price: 600,
    stock: 16,
    description: 'Porcelain, for one egg.',
  },
];

/** The only customer. The password is printed on the sign-in page, so it protects nothing. */
export const customer = {
  name: 'Ada Tester',
  email: 'ada.tester@example.com',
  password: 'blue-mug-2026',
  address: {
    fullName: 'Ada Tester',
    street: '1 Sample Street',
    city: 'Springfield',
    zip: '12345',
  },
} as const;

export type Address = Record<keyof typeof customer.address, string>;

export type Shipping = {id: string; label: string; price: number};

/** Prices are in US cents. */
export const shippings: readonly Shipping[] = [
  {id: 'standard', label: 'Standard', price: 490},
  {id: 'express', label: 'Express', price: 1290},
];

/** Texts that instructions quote, word for word. */
export const shopTexts = {
  thanks: 'Thank you for your order',
  orderFailed: 'We can’t take orders right now',
  noOrderNumber: 'Order number not available',
  wrongPassword: 'The email or the password is wrong',
  emptyCart: 'Your cart is empty',
  messageSent: 'We received your message',
  emailMissing: 'Enter your email address',
  noProducts: 'No products found',
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

export type Fault = {
  id: string;
  /** What the shop does wrong. */
  effect: string;
  /** What a good test reports. */
  report: string;
};

/** The faults that readers can switch on, by `?fault=`. */
export const faults = [
  {
    id: 'no-order-number',
    effect: 'The confirmation has no order number',
    report: 'Gives up: the number is missing',
  },
  {
    id: 'error-on-order',
    effect: 'The shop answers an order with an error',
    report: 'Gives up, and quotes the error',
  },
  {
    id: 'slow',
    effect: 'The order button answers after 8 seconds',
    report: 'Passes: it waits for the confirmation',
  },
  {
    id: 'wrong-total',
    effect: 'The total counts the first product once too often',
    report: 'Gives up: the total is wrong',
  },
  {
    id: 'moved-button',
    effect: 'The order button is called “Place order” and is above the summary',
    report: 'Passes: the goal can still be reached',
  },
  {
    id: 'double',
    effect: 'A double click on the order button places two orders',
    report: 'Fails if it double-clicks and counts the orders',
  },
  {
    id: 'wrong-search',
    effect: 'The search shows other products',
    report: 'Gives up: the first product is another one',
  },
  {
    id: 'unsorted',
    effect: 'The catalog ignores the chosen order',
    report: 'Gives up: the first product has not the lowest price',
  },
  {
    id: 'accepts-empty',
    effect: 'The forms accept empty fields',
    report: 'Gives up: the form was sent',
  },
] as const satisfies readonly Fault[];

export type FaultId = (typeof faults)[number]['id'];
