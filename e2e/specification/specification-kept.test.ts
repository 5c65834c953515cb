import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { type ApiBuyer, callApi, signUp } from '../support/api-buyer.ts';
import { desk, openBrowser, untilAwake } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { type PickedProduct, pickProducts } from '../support/products.ts';
import { walk } from '../support/journey.ts';
import { findAsked, go, openVisitor, readList, type Visitor } from '../support/visitor.ts';

const { url } = findShop();
let browser: Browser;
let plain: PickedProduct;
let other: PickedProduct['product'];

beforeAll(async () => {
  browser = await openBrowser();
  ({ plain } = await pickProducts(url));
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  other = products.find(({ id, has_variants }) => !has_variants && id !== plain.product.id)!;
});
afterAll(() => browser.close());

const readProfile = ({ token }: ApiBuyer) => callApi('GET /profile', { url, token });

async function put(visitor: Visitor): Promise<void> {
  const main = visitor.page.getByRole('main');
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
}

const heart = ({ page }: Visitor, words: 'Add' | 'Remove', name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${words} ${escape(name)} (to|from) wishlist`) })
    .first();
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('an anonymous visitor’s cart and wishlist stay in the browser and are not sent to the server', () =>
  walk(async (step) => {
    const visitor = await openVisitor(browser);
    const { page } = visitor;
    await go(visitor, `/product/${plain.product.slug}`);
    const banner = page.getByRole('banner');

    await step('adding to the cart shows a toast and a count in the top bar', async () => {
      await put(visitor);
      await page.getByText('Added to cart!').waitFor();
      await banner.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
      await page.getByRole('button', { name: 'Increase Quantity' }).first().click();
      await page.getByRole('button', { name: 'Increase Quantity' }).first().click();
      await put(visitor);
      await page.getByText('Added 3 item(s) to cart!').waitFor();
      await banner.getByRole('link', { name: 'Cart, 4 items' }).waitFor();
    });
    await step('toasts appear at the top right', async () => {
      await heart(visitor, 'Add', plain.product.name).click();
      const toast = (await page.getByText('Added to wishlist!').boundingBox())!;
      const topmost = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first();
      expect((await topmost.boundingBox())!.y).toBeLessThan(200);
      expect(toast.y).toBeLessThan(desk.height / 3);
      expect(toast.x).toBeGreaterThan(desk.width / 2);
      await heart(visitor, 'Remove', plain.product.name).click();
      await page.getByText('Removed from wishlist').waitFor();
    });
    await step('adding to and removing from the wishlist shows toasts and a count', async () => {
      await heart(visitor, 'Add', plain.product.name).click();
      await page.getByText('Added to wishlist!').waitFor();
      await banner.getByRole('link', { name: 'Wishlist, 1 saved' }).waitFor();
      await heart(visitor, 'Remove', plain.product.name).click();
      await page.getByText('Removed from wishlist').waitFor();
      await banner.getByRole('link', { name: 'Wishlist', exact: true }).waitFor();
      await heart(visitor, 'Add', plain.product.name).click();
    });
    await step('both are in local storage, in the format of the specification', async () => {
      const { id, name, price, sale_price } = plain.product;
      await expect.poll(async () => (await readList(visitor, 'cart'))[0]?.quantity).toBe(4);
      expect((await readList(visitor, 'cart'))[0]).toMatchObject({
        product_id: id,
        price: sale_price ?? price,
        product: {
          id,
          name,
          price,
          sale_price,
          variant_info: null,
          images: [expect.stringContaining('/media/')],
        },
        added_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
      await expect.poll(() => readList(visitor, 'wishlist')).toHaveLength(1);
      expect(Object.keys((await readList(visitor, 'wishlist'))[0]).toSorted()).toEqual(
        ['id', 'images', 'name', 'price', 'sale_price', 'stock_status'].toSorted(),
      );
    });
    await step('both are still there after a reload', async () => {
      await page.reload();
      await untilAwake(page);
      await banner.getByRole('link', { name: 'Cart, 4 items' }).waitFor();
      await banner.getByRole('link', { name: 'Wishlist, 1 saved' }).waitFor();
    });
    await step('the wishlist shows saved products with links, and removes them', async () => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      await go(visitor, '/wishlist');
      const main = page.getByRole('main');
      const wish = main.getByRole('article');
      await expect.poll(() => wish.count()).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path === `/api/v1/products/${plain.product.id}`)).toHaveLength(1);
      const link = wish.getByRole('link', { name: plain.product.name });
      expect(await link.getAttribute('href')).toBe(`/product/${plain.product.slug}`);
      await wish.getByRole('button', { name: `Remove ${plain.product.name} from wishlist` }).click();
      await page.getByText('Removed from wishlist').waitFor();
      await main.getByText('Your wishlist is empty').waitFor();
      const onward = main.getByRole('link', { name: 'Browse Products' });
      expect(await onward.getAttribute('href')).toBe('/products');
      await expect.poll(() => readList(visitor, 'wishlist')).toEqual([]);
    });
    await step('the cart shows its lines and a summary, and links to the checkout', async () => {
      await go(visitor, '/cart');
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
      await main.getByRole('link', { name: plain.product.name, exact: true }).waitFor();
      await main.getByRole('region', { name: 'Order Summary' }).waitFor();
      const onward = main.getByRole('link', { name: 'Proceed to Checkout' });
      expect(await onward.getAttribute('href')).toBe('/checkout');
    });
    await step('a stored value that is not a list counts as empty', async () => {
      await page.evaluate(() => {
        localStorage.setItem('cart', '{"lines":1}');
        localStorage.setItem('wishlist', '"a"');
      });
      await page.reload();
      await untilAwake(page);
      await banner.getByRole('link', { name: 'Cart', exact: true }).waitFor();
      await banner.getByRole('link', { name: 'Wishlist', exact: true }).waitFor();
    });
    await step('no request carries a token or sends cart or wishlist', async () => {
      expect(visitor.asked.filter((request) => 'authorization' in request.headers())).toEqual([]);
      expect([...findAsked(visitor, 'PUT', '/profile'), ...findAsked(visitor, 'GET', '/profile')]).toEqual(
        [],
      );
    });
    await visitor.context.close();
  }));

test('a logged-in customer’s cart and wishlist are saved on the server too', () =>
  walk(async (step) => {
    const buyer = await signUp(url);
    await callApi('PUT /profile', {
      url,
      token: buyer.token,
      body: { cart: [{ product_id: other.id, quantity: 2, price: other.price }] },
    });
    await callApi('PUT /profile', { url, token: buyer.token, body: { wishlist: [other.id] } });
    const visitor = await openVisitor(browser, buyer.token);
    const { page } = visitor;
    await page.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), {
      product_id: plain.product.id,
      product: {
        id: plain.product.id,
        name: plain.product.name,
        images: [],
        price: 1,
        sale_price: null,
        variant_info: null,
      },
      quantity: 1,
      price: 1,
      added_at: new Date().toISOString(),
    });
    await go(visitor, `/product/${plain.product.slug}`);
    const banner = page.getByRole('banner');

    await step('cart lines from the server are merged in, and the result is sent back', async () => {
      await banner.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
      await expect
        .poll(async () =>
          (await readProfile(buyer)).cart.map(({ product_id, quantity }) => [product_id, quantity]),
        )
        .toEqual([
          [plain.product.id, 1],
          [other.id, 2],
        ]);
    });
    await step('every request carries the token', async () => {
      const [asked] = findAsked(visitor, 'GET', '/profile');
      expect(asked!.headers().authorization).toBe(`Bearer ${buyer.token}`);
    });
    await step('products of the server’s wishlist are fetched one by one', async () => {
      await banner.getByRole('link', { name: 'Wishlist, 1 saved' }).waitFor();
      expect(findAsked(visitor, 'GET', `/products/${other.id}`)).toHaveLength(1);
    });
    await step('a change is sent automatically', async () => {
      await put(visitor);
      await heart(visitor, 'Add', plain.product.name).click();
      await expect.poll(async () => (await readProfile(buyer)).cart[0]?.quantity).toBe(2);
      await expect
        .poll(async () => (await readProfile(buyer)).wishlist.toSorted())
        .toEqual([plain.product.id, other.id].toSorted());
    });
    await step('what the server refuses stays in the browser, without a message', async () => {
      await page.route('**/api/v1/profile', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, json: { error: 'Broken' } })
          : route.continue(),
      );
      const sent = findAsked(visitor, 'PUT', '/profile').length;
      await put(visitor);
      await banner.getByRole('link', { name: 'Cart, 5 items' }).waitFor();
      await expect.poll(() => findAsked(visitor, 'PUT', '/profile').length).toBeGreaterThan(sent);
      expect(await page.getByText('Broken').count()).toBe(0);
      await expect.poll(async () => (await readList(visitor, 'cart'))[0]?.quantity).toBe(3);
      await page.unroute('**/api/v1/profile');
    });
    await step('a wishlist product that cannot be fetched is dropped', async () => {
      await page.evaluate(() => localStorage.removeItem('wishlist'));
      await page.route(`**/api/v1/products/${other.id}`, (route) => route.fulfill({ status: 404, json: {} }));
      await page.reload();
      await untilAwake(page);
      await banner.getByRole('link', { name: 'Wishlist, 1 saved' }).waitFor();
      expect((await readList(visitor, 'wishlist')).map(({ id }: { id: string }) => id)).toEqual([
        plain.product.id,
      ]);
    });
    await visitor.context.close();
  }));
