import type { Browser } from 'playwright-core';
import { toServerEntries } from '#domain/cart/cart.ts';
import { toLine } from '../checkout/cart-lines.ts';
import { type ApiBuyer, callApi, signUp } from './api-buyer.ts';
import type { PickedProduct } from './products.ts';
import * as shopping from './shopper.ts';

/** Opens a logged-in shopper, with a page in the browser and calls to the API. */
export async function openBuyer(
  browser: Browser,
  url: string,
  manner?: shopping.Manner,
): Promise<{ shopper: shopping.Shopper; buyer: ApiBuyer }> {
  const buyer = await signUp(url);
  await callApi('PUT /mobile/profile', { url, token: buyer.token, body: { name: shopping.meera.name } });
  const shopper = await shopping.openShopper(browser, url, manner);
  await shopping.becomes(shopper.page.context(), buyer);
  return { shopper, buyer };
}

export async function fillCart(shopper: shopping.Shopper, product: PickedProduct['product']): Promise<void> {
  await shopping.visit(shopper, `/product/${product.slug}`);
  await shopping.addToCart(shopper);
}

type Purchase = shopping.Manner & { product: PickedProduct['product'] };
type Opened = { shopper: shopping.Shopper; buyer: ApiBuyer };

/** Opens a logged-in buyer who has one piece of a product in the cart, on the server and in the browser, and has opened no page yet. */
export async function openBuyerWithCart(
  browser: Browser,
  url: string,
  { product, ...manner }: Purchase,
): Promise<Opened> {
  const { shopper, buyer } = await openBuyer(browser, url, manner);
  const lines = [toLine(product, {})];
  const { token } = buyer;
  await callApi('PUT /profile', { url, token, body: { cart: toServerEntries(lines) } });
  // Only the first page gets this cart: later the shop changes it.
  await shopper.page.context().addInitScript((cart) => {
    if (localStorage.getItem('cart was stored')) return;
    localStorage.setItem('cart was stored', 'yes');
    localStorage.setItem('cart', cart);
  }, JSON.stringify(lines));
  return { shopper, buyer };
}

/** Opens the checkout of a logged-in buyer who has one piece of a product in the cart. */
export async function openCheckout(browser: Browser, url: string, purchase: Purchase): Promise<Opened> {
  const opened = await openBuyerWithCart(browser, url, purchase);
  await shopping.visit(opened.shopper, '/checkout');
  return opened;
}

/** Opens such a checkout with everything already typed, as after a reload. */
export async function openTypedCheckout(browser: Browser, url: string, purchase: Purchase): Promise<Opened> {
  const { shopper, buyer } = await openBuyerWithCart(browser, url, purchase);
  const { name, email, line1, pin } = shopping.meera;
  const address = { line1, line2: '', city: 'Pune', state: 'MH', postalCode: pin, country: 'India' };
  await shopper.page.context().addInitScript(
    (form) => {
      if (localStorage.getItem('form was stored')) return;
      localStorage.setItem('form was stored', 'yes');
      sessionStorage.setItem('checkout-form', form);
    },
    JSON.stringify({ name, email, countryCode: '91', phone: buyer.mobile, address }),
  );
  await shopping.visit(shopper, '/checkout');
  return { shopper, buyer };
}

/** Saves an address as the default one in a buyer's account. */
export async function saveAddress(url: string, { token }: ApiBuyer): Promise<void> {
  const { line1, pin } = shopping.meera;
  const place = { line1, line2: '', city: 'Pune', state: 'MH', postal_code: pin, country: 'India' };
  const body = { ...place, type: 'home' as const, phone: '9876543210', is_default: true };
  await callApi('POST /profile/addresses', { url, token, body });
}
