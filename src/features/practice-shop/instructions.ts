import {formatPrice, products, shopTexts} from './data';
import {shippings, customer} from './customer';
import type {FaultId} from './faults';

/** An instruction for the practice shop. Texts in quotation marks are on the page, word for word. */
export type Instruction = {
  id: string;
  /** The result that it expects, as a name for the task. */
  title: string;
  /** The query of the shop's URL with which a run begins. */
  start: string;
  /** What that start means. */
  state: string;
  goal: string;
  limits: string;
  data?: string;
  doneWhen: string;
  giveUpWhen: string;
  /** The fault with which it must not pass. Without one, it checks what holds with every fault. */
  fault?: FaultId;
};

function priceOf(id: string, quantity = 1): number {
  return products.find(product => product.id === id)!.price * quantity;
}

const express = shippings.find(({id}) => id === 'express')!.price;

const empty = {start: 'reset', state: 'with an empty cart, signed out'};
const asAda = {start: 'reset&as=ada', state: 'with an empty cart, signed in as Ada'};

export const instructions: readonly Instruction[] = [
  {
    id: 'order',
    title: 'Order confirmation shows an order number',
    ...asAda,
    goal: 'Order one blue mug as the customer who is signed in.',
    limits: 'One product only. Leave the postal address as it is. Stay in the practice shop.',
    data: 'product Blue mug, quantity 1, shipping Standard, payment Invoice.',
    doneWhen: `the page says "${shopTexts.thanks}" and shows "Order SO-" with six digits.`,
    giveUpWhen: `the page says "${shopTexts.orderFailed}", or at least one of the two texts is missing after 60 seconds.`,
    fault: 'error-on-order',
  },
  {
    id: 'search',
    title: 'Search finds the blue mug',
    ...empty,
    goal: 'Search the products for blue mug.',
    limits: 'Read only. Open no product.',
    doneWhen: 'the first product of the list is "Blue mug".',
    giveUpWhen: `the first product is another one, such as "White bowl", or the page says "${shopTexts.noProducts}", or there is no list after 30 seconds.`,
    fault: 'wrong-search',
  },
  {
    id: 'sort',
    title: 'The lowest price comes first',
    ...empty,
    goal: 'Sort the products by price, lowest first.',
    limits: 'Read only. Open no product.',
    doneWhen: 'the first product of the list is "Tea spoon".',
    giveUpWhen:
      'the first product is another one, such as "Blue mug", or there is no list after 30 seconds.',
    fault: 'unsorted',
  },
  {
    id: 'product',
    title: 'The teapot shows price and stock',
    ...empty,
    goal: 'Open the page of the green teapot and read it.',
    limits: 'Read only. Put nothing into the cart.',
    doneWhen: `the page shows "${formatPrice(priceOf('green-teapot'))}" and "5 in stock".`,
    giveUpWhen: `the page says "${shopTexts.noSuchProduct}", or at least one of the two texts is missing after 30 seconds.`,
  },
  {
    id: 'cart-total',
    title: 'The cart adds up two blue mugs',
    ...empty,
    goal: 'Put two blue mugs into the cart and open the cart.',
    limits: 'Order nothing.',
    data: 'product Blue mug, quantity 2.',
    doneWhen: `the total of the cart is "${formatPrice(priceOf('blue-mug', 2))}".`,
    giveUpWhen: `the total is another amount, such as "${formatPrice(priceOf('blue-mug', 3))}", or there is no total after 30 seconds.`,
    fault: 'wrong-total',
  },
  {
    id: 'sign-in',
    title: 'Ada can sign in',
    ...empty,
    goal: 'Sign in with the account that the sign-in page shows.',
    limits: 'Order nothing.',
    doneWhen: `the page says "Signed in as ${customer.name}".`,
    giveUpWhen: `the page says "${shopTexts.wrongPassword}", or neither text is on the page after 30 seconds.`,
  },
  {
    id: 'wrong-password',
    title: 'A wrong password is refused',
    ...empty,
    goal: 'Try once to sign in with a wrong password.',
    limits: 'Try only once.',
    data: `email ${customer.email}, password not-the-password.`,
    doneWhen: `the page says "${shopTexts.wrongPassword}".`,
    giveUpWhen: `the page says "Signed in as ${customer.name}", or neither text is on the page after 30 seconds.`,
  },
  {
    id: 'contact',
    title: 'The contact form confirms a message',
    ...empty,
    goal: 'Send a message with the contact form.',
    limits: 'Send one message only.',
    data: `name ${customer.name}, email ${customer.email}, message Hello.`,
    doneWhen: `the page says "${shopTexts.messageSent}".`,
    giveUpWhen:
      'a field shows an error, such as "Enter a message", or there is no answer after 30 seconds.',
  },
  {
    id: 'form-error',
    title: 'The contact form asks for an email',
    ...empty,
    goal: 'Fill in the contact form, leave the email empty, and send it.',
    limits: 'Try only once.',
    data: `name ${customer.name}, message Hello.`,
    doneWhen: `the page says "${shopTexts.emailMissing}".`,
    giveUpWhen: `the page says "${shopTexts.messageSent}", or there is no answer after 30 seconds.`,
    fault: 'accepts-empty',
  },
  {
    id: 'empty-cart',
    title: 'A removed product leaves the cart empty',
    ...empty,
    goal: 'Put one bread board into the cart, open the cart, and remove the bread board.',
    limits: 'Order nothing.',
    doneWhen: `the page says "${shopTexts.emptyCart}".`,
    giveUpWhen: 'the cart still shows "Bread board" after 10 seconds.',
  },
  {
    id: 'shipping',
    title: 'Express shipping is part of the total',
    ...asAda,
    goal: 'Put one blue mug into the cart, go to the checkout, and choose Express shipping.',
    limits: "Don't place the order.",
    doneWhen: `the total of the order summary is "${formatPrice(priceOf('blue-mug') + express)}".`,
    giveUpWhen: `the total is another amount, such as "${formatPrice(priceOf('blue-mug', 2) + express)}", or there is no total after 30 seconds.`,
    fault: 'wrong-total',
  },
  {
    id: 'invoice',
    title: 'An order by invoice shows an order number',
    ...asAda,
    goal: 'Order one glass vase and pay by invoice.',
    limits: 'One product only. Leave the postal address as it is.',
    data: 'product Glass vase, quantity 1, shipping Standard, payment Invoice.',
    doneWhen: 'the page says "Payment: Invoice" and shows "Order SO-" with six digits.',
    giveUpWhen: `the page says "${shopTexts.noOrderNumber}", or at least one of the two texts is missing after 60 seconds.`,
    fault: 'no-order-number',
  },
  {
    id: 'double-click',
    title: 'A double click places one order',
    ...asAda,
    goal: 'Order one blue mug with a double click on the order button. Then open My orders.',
    limits: 'One product only. Leave the postal address as it is.',
    data: 'product Blue mug, quantity 1, shipping Standard, payment Invoice.',
    doneWhen: 'My orders says "1 order".',
    giveUpWhen: 'My orders says "2 orders", or it shows no number of orders after 60 seconds.',
    fault: 'double',
  },
];

/** Lines of a printed instruction have at most this many characters, so that a phone shows them whole. */
const lineLength = 38;

/** Breaks a text into lines; all but the first are indented. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') {
      lines[lines.length - 1] = word;
    } else if (line.length + 1 + word.length <= lineLength) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(`  ${word}`);
    }
  }
  return lines.join('\n');
}

/**
 * Returns the parts of an instruction, as readers copy them. A part can have several lines.
 *
 * @param shopUrl the absolute URL of the practice shop
 */
export function printInstruction(instruction: Instruction, shopUrl: string): string[] {
  const {start, state, goal, limits, data, doneWhen, giveUpWhen} = instruction;
  return [
    `Start: Open ${shopUrl}?${start}\n  ${state}.`,
    wrap(`Goal: ${goal}`),
    wrap(`Limits: ${limits}`),
    ...(data ? [wrap(`Data: ${data}`)] : []),
    wrap(`Done when: ${doneWhen}`),
    wrap(`Give up when: ${giveUpWhen}`),
  ];
}

/** Returns the texts in quotation marks of an ending, which the page shows when a run reaches it. */
export function quotedTexts(ending: string): string[] {
  return [...ending.matchAll(/"([^"]+)"/g)].map(([, text]) => text!);
}
