export type Fault = {
  id: string;
  /** What the shop does wrong. */
  effect: string;
  /** What a good test does. */
  report: string;
};

/** The faults that readers can switch on, by `?fault=`. */
export const faults = [
  {
    id: 'no-order-number',
    effect: 'The confirmation has no order number',
    report: 'It doesn’t pass, because the number is missing',
  },
  {
    id: 'error-on-order',
    effect: 'Every order ends in an error',
    report: 'It doesn’t pass, and the report quotes the error',
  },
  {
    id: 'slow',
    effect: 'The order button answers after 8 seconds',
    report: 'It passes, because it waits for the confirmation',
  },
  {
    id: 'wrong-total',
    effect: 'The total contains the price of the first product once too often',
    report: 'It doesn’t pass, because the total is wrong',
  },
  {
    id: 'moved-button',
    effect:
      'The label of the order button changes to “Place order”, and the button comes before the summary',
    report: 'It passes, because the goal can still be reached',
  },
  {
    id: 'double',
    effect: 'A double click on the order button places two orders',
    report: 'It doesn’t pass if it uses a double click and counts the orders',
  },
  {
    id: 'wrong-search',
    effect: 'Search returns the wrong products',
    report: 'It doesn’t pass, because the first product is a different one',
  },
  {
    id: 'unsorted',
    effect: 'Sorting changes nothing',
    report: 'It doesn’t pass, because the first product isn’t the cheapest one',
  },
  {
    id: 'accepts-empty',
    effect: 'Forms accept empty fields',
    report: 'It doesn’t pass, because the shop accepted the form',
  },
] as const satisfies readonly Fault[];

export type FaultId = (typeof faults)[number]['id'];
