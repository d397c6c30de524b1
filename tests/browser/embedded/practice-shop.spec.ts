// Protects the practice shop: each printed instruction passes, and does not with its fault; each view is accessible.
import {instructions, quotedTexts} from '../../../src/features/practice-shop/instructions';
import {shopTexts} from '../../../src/features/practice-shop/data';
import {customer} from '../../../src/features/practice-shop/customer';
import {faults} from '../../../src/features/practice-shop/faults';
import {useAxe, violationsInEveryView} from '../a11y';
import {overflow} from '../reflow';
import {expect, hydrated, open, test, type Page} from '../test';

/** What a run reads at its end, after the steps that a person would take. */
type Steps = (page: Page) => Promise<string>;

const text = async (page: Page): Promise<string> => page.getByRole('main').innerText();

const firstProduct = async (page: Page): Promise<string> =>
  page.getByRole('main').getByRole('listitem').first().innerText();

async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('link', {name: 'Products'}).click();
  await page.getByRole('link', {name, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
}

async function addToCart(page: Page, name: string, quantity = 1): Promise<void> {
  await openProduct(page, name);
  await page.getByLabel('Quantity').fill(`${quantity}`);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await page.getByRole('link', {name: `Cart ${quantity}`}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Cart'})).toBeVisible();
}

async function switchOn(page: Page, fault: string): Promise<void> {
  await page.getByLabel('Shop fault').selectOption(fault);
  await page.getByRole('button', {name: 'Switch on'}).click();
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Go to checkout'}).click();
  await expect(page.getByRole('heading', {name: 'Order summary'})).toBeVisible();
}

async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', {name: /^(Order now|Place order)$/}).click();
  await expect(
    page.getByText(new RegExp(`${shopTexts.thanks}|${shopTexts.orderFailed}`)),
  ).toBeVisible();
  return text(page);
}

async function order(page: Page, name: string): Promise<string> {
  await addToCart(page, name);
  await goToCheckout(page);
  return placeOrder(page);
}

async function signIn(page: Page, password: string): Promise<string> {
  await page.getByRole('link', {name: 'Sign in'}).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByText(new RegExp(`Signed in as|${shopTexts.wrongPassword}`))).toBeVisible();
  return text(page);
}

async function sendMessage(page: Page, email: string): Promise<string> {
  await page.getByRole('link', {name: 'Contact'}).click();
  await page.getByLabel('Name').fill(customer.name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Hello.');
  await page.getByRole('button', {name: 'Send message'}).click();
  await expect(
    page.getByText(new RegExp(`${shopTexts.messageSent}|${shopTexts.emailMissing}`)),
  ).toBeVisible();
  return text(page);
}

const rowOf = (page: Page, name: string | RegExp): Promise<string> =>
  page.getByRole('row', {name}).innerText();

const stepsById: Record<string, Steps> = {
  order: page => order(page, 'Blue mug'),
  search: async page => {
    await page.getByLabel('Search products').fill('blue mug');
    await page.getByRole('button', {name: 'Show products'}).click();
    await expect(page.getByRole('status')).toHaveText('1 product');
    return firstProduct(page);
  },
  sort: async page => {
    await page.getByLabel('Sort by').selectOption('Price, lowest first');
    await page.getByRole('button', {name: 'Show products'}).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.getByLabel('Sort by')).toHaveValue('price');
    return firstProduct(page);
  },
  product: async page => {
    await openProduct(page, 'Green teapot');
    return text(page);
  },
  'cart-total': async page => {
    await addToCart(page, 'Blue mug', 2);
    return rowOf(page, /^Total/);
  },
  'sign-in': page => signIn(page, customer.password),
  'wrong-password': page => signIn(page, 'not-the-password'),
  contact: page => sendMessage(page, customer.email),
  'form-error': page => sendMessage(page, ''),
  'empty-cart': async page => {
    await addToCart(page, 'Bread board');
    await page.getByRole('button', {name: 'Remove Bread board'}).click();
    await expect(page.getByRole('link', {name: 'Cart 0'})).toBeVisible();
    return text(page);
  },
  shipping: async page => {
    await addToCart(page, 'Blue mug');
    await goToCheckout(page);
    await page.getByLabel('Express').check();
    await expect(page.getByRole('row', {name: /^Shipping, Express/})).toBeVisible();
    return rowOf(page, /^Total/);
  },
  invoice: page => order(page, 'Glass vase'),
  'double-click': async page => {
    await addToCart(page, 'Blue mug');
    await goToCheckout(page);
    await page.getByRole('button', {name: /^(Order now|Place order)$/}).dblclick();
    await page.getByRole('main').getByRole('link', {name: 'My orders'}).click();
    await expect(page.getByText(/^\d orders?$/)).toBeVisible();
    return text(page);
  },
};

test('each instruction has steps, and each of the steps an instruction', () => {
  expect(Object.keys(stepsById).sort()).toEqual(instructions.map(({id}) => id).sort());
});

/** The faults with which a good test still passes. */
const harmless = ['slow', 'moved-button'];

for (const {id, start, doneWhen, giveUpWhen, fault} of instructions) {
  const run = async (page: Page, chosen = ''): Promise<string> => {
    await open(page, `practice-shop?${start}${chosen && `&fault=${chosen}`}`);
    return stepsById[id]!(page);
  };

  test(`${id}: done`, async ({page}) => {
    const evidence = await run(page);
    for (const quoted of quotedTexts(doneWhen)) {
      expect(evidence).toContain(quoted);
    }
  });

  if (fault) {
    test(`${id}: gives up with ${fault}`, async ({page}) => {
      const evidence = await run(page, fault);
      expect(quotedTexts(doneWhen).every(quoted => evidence.includes(quoted))).toBe(false);
      expect(quotedTexts(giveUpWhen).some(quoted => evidence.includes(quoted))).toBe(true);
    });
  } else {
    test(`${id}: done with every fault @full`, async ({page}) => {
      for (const {id: other} of faults) {
        const evidence = await run(page, other);
        for (const quoted of quotedTexts(doneWhen)) {
          expect(evidence, other).toContain(quoted);
        }
      }
    });
  }
}

for (const fault of harmless) {
  test(`order: done with ${fault}`, async ({page}) => {
    await page.clock.install();
    await open(page, `practice-shop?reset&as=ada&fault=${fault}`);
    await addToCart(page, 'Blue mug');
    await goToCheckout(page);
    await page.getByRole('button', {name: /^(Order now|Place order)$/}).click();
    await page.clock.runFor(fault === 'slow' ? 7900 : 100);
    await expect(page.getByText(shopTexts.thanks)).toHaveCount(fault === 'slow' ? 0 : 1);
    await page.clock.runFor(200);
    await expect(page.getByText('Order SO-004711')).toBeVisible();
  });
}

for (const [fault, count] of [
  ['', '1 order'],
  ['double', '2 orders'],
] as const) {
  test(`a double click places ${count} with the fault "${fault}"`, async ({page}) => {
    await open(page, `practice-shop?reset&as=ada&fault=${fault}`);
    await addToCart(page, 'Blue mug');
    await goToCheckout(page);
    await page.getByRole('button', {name: 'Order now'}).dblclick();
    await page.getByRole('main').getByRole('link', {name: 'My orders'}).click();
    await expect(page.getByText(count, {exact: true})).toBeVisible();
  });
}

test('the state lasts in the tab, Back works, and the fault stays in every link', async ({
  page,
}) => {
  await open(page, 'practice-shop?reset&fault=slow');
  await addToCart(page, 'Egg cup', 2);
  await page.reload();
  await expect(page.getByRole('row', {name: /Egg cup/})).toContainText('$12.00');
  for (const link of await page.getByRole('link').all()) {
    const href = (await link.getAttribute('href'))!;
    expect(href.startsWith('/docs') || href.includes('fault=slow'), href).toBe(true);
  }
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Egg cup'})).toBeFocused();
  await open(page, 'practice-shop?reset');
  await expect(page.getByRole('link', {name: 'Cart 0'})).toBeVisible();
});

test('a page with a fault does not mention it, and Back switches it off', async ({page}) => {
  await open(page, 'practice-shop?reset');
  await page.getByLabel('Shop fault').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(/fault/);
  await switchOn(page, 'unsorted');
  await expect(page).toHaveURL(/fault=unsorted$/);
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  for (const {id, effect, report} of faults) {
    await open(page, `practice-shop?fault=${id}`);
    await expect(page.getByText(/fault/i), id).toHaveCount(0);
    const content = await page.locator('body').innerText();
    expect(content).not.toContain(effect);
    expect(content).not.toContain(report);
  }
  await open(page, 'practice-shop');
  await switchOn(page, 'unsorted');
  await expect(page.getByLabel('Shop fault')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Shop fault')).toHaveValue('');
});

test('a reset at the checkout orders nothing of before', async ({page}) => {
  await open(page, 'practice-shop?reset');
  await addToCart(page, 'Egg cup');
  await open(page, 'practice-shop?reset&as=ada&view=checkout');
  await expect(page.getByRole('main')).toContainText(shopTexts.emptyCart);
  await expect(page.getByRole('button', {name: 'Order now'})).toHaveCount(0);
  // Nobody moved the focus yet.
  await expect(page.locator(':focus')).toHaveCount(0);
});

test('each link of the shop starts its view again', async ({page}) => {
  await open(page, 'practice-shop?reset');
  await sendMessage(page, customer.email);
  await page.getByRole('link', {name: 'Contact'}).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText(shopTexts.messageSent)).toHaveCount(0);
});

test('quantities of the cart: Enter, the checkout, and what the stock lacks', async ({page}) => {
  await open(page, 'practice-shop?reset&as=ada');
  await addToCart(page, 'Glass vase');
  const quantity = page.getByLabel('Quantity of Glass vase');
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page.getByText('Cart updated')).toBeVisible();
  await expect(quantity).toBeFocused();
  await expect(page.getByRole('row', {name: /^Total/})).toContainText('$46.00');
  for (const wrong of ['4', '-5', 'two', '']) {
    await quantity.fill(wrong);
    await page.getByRole('button', {name: 'Go to checkout'}).click();
    await expect(quantity, wrong).toBeFocused();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  }
  await quantity.fill('3');
  await expect(quantity).toHaveAttribute('aria-invalid', 'false');
  await goToCheckout(page);
  await expect(page.getByRole('row', {name: /^Glass vase/})).toContainText('$69.00');
});

test('accepts-empty accepts empty fields only', async ({page}) => {
  const product = 'practice-shop?reset&view=product&id=glass-vase&fault=accepts-empty';
  await open(page, product);
  for (const [value, isAccepted] of [
    ['50', false],
    ['-5', false],
    ['', true],
  ] as const) {
    await page.getByLabel('Quantity').fill(value);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByText('added to your cart')).toHaveCount(isAccepted ? 1 : 0);
  }
  await page.getByRole('link', {name: 'Contact'}).click();
  await page.getByLabel('Email').fill('no email');
  await page.getByRole('button', {name: 'Send message'}).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
});

test('an error goes away when its field changes, and when the form is sent', async ({page}) => {
  await open(page, 'practice-shop?reset&view=sign-in');
  await page.getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByText(shopTexts.emailMissing)).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.com');
  await expect(page.getByText(shopTexts.emailMissing)).toHaveCount(0);
  await expect(page.getByText('Enter your password')).toBeVisible();
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByText(shopTexts.wrongPassword)).toBeVisible();
  await page.getByLabel('Password').fill('');
  await expect(page.getByText(shopTexts.wrongPassword)).toHaveCount(0);
});

test('a fault that is switched off while an order runs stays off', async ({page}) => {
  await page.clock.install();
  await open(page, 'practice-shop?reset&as=ada');
  await addToCart(page, 'Blue mug');
  await goToCheckout(page);
  await switchOn(page, 'slow');
  await page.getByRole('button', {name: 'Order now'}).click();
  await expect(page.getByText('Placing your order…')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Shop fault')).toHaveValue('');
  await page.clock.runFor(10_000);
  expect(page.url()).not.toContain('fault');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Checkout');
});

test('quantities above the stock, odd quantities, and unknown ids, views, and faults', async ({
  page,
}) => {
  await open(page, 'practice-shop?reset&view=product&id=glass-vase');
  for (const [quantity, error] of [
    ['4', 'Only 3 in stock'],
    ['0', 'Enter a quantity of 1 or more'],
    ['1.5', 'Enter a quantity of 1 or more'],
    ['', 'Enter a quantity of 1 or more'],
  ] as const) {
    await page.getByLabel('Quantity').fill(quantity);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByText(error)).toBeVisible();
    await expect(page.getByLabel('Quantity')).toBeFocused();
  }
  for (const [query, heading] of [
    ['view=product&id=constructor', shopTexts.noSuchProduct],
    ['view=toString', 'Page not found'],
    ['view=order&number=1', 'Order not found'],
  ] as const) {
    await open(page, `practice-shop?${query}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }
  await open(page, 'practice-shop?fault=unknown');
  await expect(page.getByText('The shop has no fault “unknown”.')).toBeVisible();
});

test('works without storage', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, 'practice-shop');
  await addToCart(page, 'Tea spoon', 3);
  await expect(page.getByRole('row', {name: /Tea spoon/})).toContainText('$10.50');
});

test('starts empty with a stored state of another shape, also after a reload', async ({page}) => {
  const orders = [{number: 'SO-1', shipping: 'standard', total: null, cart: {}}];
  await open(page, 'practice-shop');
  for (const state of [
    {},
    null,
    [],
    7,
    'text',
    {cart: [], isSignedIn: false, orders: []},
    {cart: {'tea-spoon': '3'}, isSignedIn: false, orders: []},
    {cart: {}, isSignedIn: true, orders: {}},
    {cart: {}, isSignedIn: true, orders},
  ]) {
    await page.evaluate(value => {
      sessionStorage.setItem('practice-shop-2', JSON.stringify(value));
    }, state);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Products'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Sign in'})).toBeVisible();
  }
});

test('an email address is the same in capitals, and personal fields say what they are', async ({
  page,
}) => {
  await open(page, 'practice-shop');
  await page.getByRole('link', {name: 'Sign in'}).click();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await email.fill(customer.email.toUpperCase());
  await page.getByLabel('Password').fill(customer.password);
  await page.getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByText(`Signed in as ${customer.name}`)).toBeVisible();
});

test('is in no list, and its scripts load on its page only', async ({page, request}) => {
  for (const file of ['sitemap.xml', 'llms.txt', 'blog/rss.xml', 'robots.txt']) {
    expect(await (await request.get(file)).text(), file).not.toMatch(
      /practice-shop<|practice-shop\.md/,
    );
  }
  await open(page, 'practice-shop');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('says that it needs them', async ({page}) => {
    await page.goto('practice-shop');
    await expect(page.getByText('The practice shop needs JavaScript.')).toBeVisible();
  });
});

/** Fills the cart, signs in, and places an order, so that each view has content. */
async function fillShop(page: Page): Promise<void> {
  await open(page, 'practice-shop?reset&as=ada');
  await order(page, 'Blue mug');
  await addToCart(page, 'Glass vase', 2);
}

test('each view: axe, forced colors, 390 px, requests @full', async ({page}) => {
  test.slow();
  const hosts = new Set<string>();
  page.on('request', request => hosts.add(new URL(request.url()).host));
  await useAxe(page);
  await fillShop(page);
  const views = [
    '',
    'q=mug',
    'q=nothing',
    'view=product&id=blue-mug',
    'view=cart',
    'view=sign-in',
    'view=orders',
    'view=checkout',
    'view=order&number=SO-004711',
    'view=contact',
    'view=unknown',
    'fault=slow',
  ];
  for (const view of views) {
    await test.step(view, async () => {
      await page.setViewportSize({width: 1280, height: 800});
      await page.goto(`practice-shop?${view}`);
      await hydrated(page);
      await expect.soft(page.getByRole('heading', {level: 1}), view).toHaveCount(1);
      expect.soft(await violationsInEveryView(page), view).toEqual([]);
      await page.setViewportSize({width: 390, height: 844});
      expect.soft(await overflow(page), view).toEqual([]);
      await page.setViewportSize({width: 320, height: 256});
      expect.soft(await overflow(page), view).toEqual([]);
    });
  }
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('practice-shop?view=contact');
  await hydrated(page);
  await page.getByRole('button', {name: 'Send message'}).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect.soft(await violationsInEveryView(page), 'errors').toEqual([]);
  expect(hosts.size).toBe(1);
});
