import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import type { ProductJson, VariantJson } from '#contract/catalogue/product.ts';
import { callApi, signUp } from '../support/api-buyer.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { listByPrice, pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import { findLine, readQuantity, storeCart, toLine } from './cart-lines.ts';

const { url } = findShop();
let browser: Browser;
let plain: ProductJson;
let varied: ProductJson;
let variant: VariantJson;
let soldOut: ProductJson;
let products: ProductJson[];

beforeAll(async () => {
  browser = await openBrowser();
  const picked = await pickProducts(url);
  plain = picked.plain.product;
  ({ product: varied, variant } = picked.varied);
  products = await listByPrice(url);
  soldOut = products.find(({ stock_quantity, has_variants }) => stock_quantity === 0 && !has_variants)!;
});
afterAll(() => browser.close());

test('logging in merges cart and wishlist of browser and server, and later changes are saved to the server', async () => {
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const buyer = await signUp(url);
  const put = (body: object) => callApi('PUT /profile', { url, body, token: buyer.token });
  const profile = () => callApi('GET /profile', { url, token: buyer.token });
  await put({
    cart: [
      { product_id: plain.id, quantity: 5, price: plain.price },
      {
        product_id: varied.id,
        variant_id: variant.id,
        color: variant.color,
        size: variant.size,
        quantity: 2,
      },
    ],
  });
  await put({ wishlist: [varied.id, soldOut.id] });
  await storeCart(page, url, [toLine(plain, { quantity: 3 })]);
  await shopping.visit(shopper, `/product/${plain.slug}`);
  await hand.press(
    page
      .getByRole('main')
      .getByRole('button', { name: `Add ${plain.name} to wishlist` })
      .first(),
  );
  await page.getByText('Added to wishlist!').waitFor();

  await shopping.becomes(page.context(), buyer);
  await shopping.visit(shopper, '/cart');
  await expect.poll(() => readQuantity(findLine(page, varied.name))).toBe('2');
  expect(await readQuantity(findLine(page, plain.name))).toBe('3');
  await expect.poll(async () => toPieces(await profile())).toEqual([3, 2]);

  await hand.press(page.getByRole('banner').getByRole('link', { name: /^Wishlist/ }));
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBe(3);
  await expect.poll(async () => (await profile()).wishlist).toEqual([plain.id, varied.id, soldOut.id]);
  await hand.press(page.getByRole('button', { name: `Remove ${varied.name} from wishlist` }));
  await page.getByText('Removed from wishlist').waitFor();
  await expect.poll(async () => (await profile()).wishlist).toEqual([plain.id, soldOut.id]);
  await hand.press(page.getByRole('button', { name: 'Clear Wishlist' }));
  await page.getByText('Wishlist cleared').waitFor();
  await page.getByText('Your wishlist is empty').waitFor();
  await hand.press(
    page.getByRole('listitem').filter({ hasText: 'Wishlist cleared' }).getByRole('button', { name: 'Undo' }),
  );
  await expect.poll(() => cards.count()).toBe(2);
  await expect.poll(async () => (await profile()).wishlist).toEqual([plain.id, soldOut.id]);
  await shopping.leave(shopper);
});

test('a withdrawn product on the wishlist says so; a wishlist that cannot be refreshed stays as last seen', async () => {
  const shopper = await shopping.openShopper(browser, url);
  const { page, hand } = shopper;
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    (wishes) => localStorage.setItem('wishlist', JSON.stringify(wishes)),
    [toWish(plain), toWish({ ...plain, id: 'prd_nothing', name: 'Lost Lamp' })],
  );
  await page.route('**/api/v1/products/*', (route) => route.abort());
  await shopping.visit(shopper, '/wishlist');
  await page.getByText('We could not load current prices and stock.').waitFor();
  expect(await page.getByText('As you last saw it').count()).toBe(2);
  await page.unroute('**/api/v1/products/*');
  await hand.press(page.getByRole('button', { name: 'Try Again' }));
  await page.getByRole('button', { name: `Add to Cart: ${plain.name}` }).waitFor();
  await page
    .getByRole('article')
    .filter({ hasText: 'Lost Lamp' })
    .getByText('Not available right now')
    .waitFor();
  await shopping.leave(shopper);
});

type Profile = { cart: { quantity: number }[]; wishlist: string[] };

function toPieces({ cart }: Profile): number[] {
  return cart.map(({ quantity }) => quantity);
}

function toWish({ id, name, images, price, sale_price }: ProductJson) {
  return { id, name, images, price, sale_price };
}
