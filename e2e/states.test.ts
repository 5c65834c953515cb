import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ProductJson } from '#domain/product-json.ts';
import { type ApiBuyer, call, signUp } from './api-buyer.ts';
import { findBarriers, findCutOff } from './barriers.ts';
import { desk, newVisitor, openBrowser, phone } from './browser.ts';
import { keepEvidence } from './evidence.ts';
import { pickGoods } from './goods.ts';
import { becomes, isAwake } from './shopper.ts';
import { type Places, type State, listStates } from './states.ts';

// Everything a page can become after somebody did something there, by axe and on the narrowest screen.

const url = inject('shopUrl');
const narrowest = 320;
let browser: Browser;
let buyer: ApiBuyer;
let places: Places;

beforeAll(async () => {
  browser = await openBrowser();
  buyer = await signUp(url);
  const { plain, varied } = await pickGoods(url);
  await buyer.place(plain.product);
  const order = await buyer.place(plain.product);
  const list = '/api/v1/products?limit=100';
  const { products } = await call<{ products: ProductJson[] }>(url, 'GET', list);
  const soldOut = products.find(({ stock_quantity, has_variants }) => stock_quantity === 0 && !has_variants)!;
  const path = ({ id }: ProductJson) => `/products/${id}`;
  places = {
    varied: path(varied.product),
    plain: path(plain.product),
    soldOut: path(soldOut),
    order: order.id,
    url,
  };
});
afterAll(() => browser.close());

const unknown = { varied: '', plain: '', soldOut: '', order: '', url: '' };

test.each(listStates(unknown).map(({ what }) => what))(
  '%s: nothing that somebody could not use or read',
  async (what) => {
    const state = listStates(places).find((each) => each.what === what)!;
    const context = await open(state);
    const page = await context.newPage();
    keepEvidence(page);
    await page.goto(url + state.path);
    await isAwake(page);
    await state.bring(page);
    await standsStill(page);
    const barriers = await findBarriers(page);
    const cutOff = await findCutOff(page, state.on === 'phone' ? narrowest : desk.width / 2);
    await context.close();
    expect([...barriers, ...cutOff]).toEqual([]);
  },
);

async function open({ on, as }: State): Promise<BrowserContext> {
  const context = await newVisitor(browser, on === 'phone' ? phone : desk);
  context.setDefaultTimeout(15_000);
  if (as === 'customer') await becomes(context, buyer);
  return context;
}

/** Nothing moves or fades any more, which it hardly does for who wants less motion. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { iterations } = effect!.getComputedTiming();
      return playState !== 'running' || iterations === Infinity;
    }),
  );
}
