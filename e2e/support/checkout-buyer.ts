import type { Browser } from 'playwright-core';
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

/** Saves an address to the account of a buyer, as the default one. */
export async function saveAddress(url: string, { token }: ApiBuyer): Promise<void> {
  const { line1, pin } = shopping.meera;
  const place = { line1, line2: '', city: 'Pune', state: 'MH', postal_code: pin, country: 'India' };
  const body = { ...place, type: 'home' as const, phone: '9876543210', is_default: true };
  await callApi('POST /profile/addresses', { url, token, body });
}
