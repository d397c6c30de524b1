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
    effect: 'Every order ends in an error',
    report: 'Gives up, and quotes the error',
  },
  {
    id: 'slow',
    effect: 'The order button answers after 8 seconds',
    report: 'Passes: it waits for the confirmation',
  },
  {
    id: 'wrong-total',
    effect: 'The total counts the first product twice',
    report: 'Gives up: the total is wrong',
  },
  {
    id: 'moved-button',
    effect: 'The order button reads “Place order” and comes before the summary',
    report: 'Passes: the goal can still be reached',
  },
  {
    id: 'double',
    effect: 'A double click on the order button places two orders',
    report: 'Gives up if it double-clicks and counts the orders',
  },
  {
    id: 'wrong-search',
    effect: 'Search returns the wrong products',
    report: 'Gives up: the first product isn’t the one it searched for',
  },
  {
    id: 'unsorted',
    effect: 'Sorting changes nothing',
    report: 'Gives up: the first product isn’t the cheapest',
  },
  {
    id: 'accepts-empty',
    effect: 'Forms accept empty fields',
    report: 'Gives up: the form was sent',
  },
] as const satisfies readonly Fault[];

export type FaultId = (typeof faults)[number]['id'];
