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
