import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { bringAxe } from '#test/browser/find-barriers.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { type ApiBuyer, signUp } from '../support/api-buyer.ts';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, newVisitor, openBrowser, phone, untilAwake } from '../support/browser.ts';
import { keepEvidence } from '../support/evidence.ts';
import { findShop } from '../support/find-shop.ts';
import { forgetEverything } from '../support/journey.ts';
import { listByPrice, pickProducts } from '../support/products.ts';
import { becomes } from '../support/shopper.ts';
import type { Places, State } from '../support/state.ts';
import { listStates } from './states.ts';

// Checks every state that a page can reach through user actions, by axe and on the narrowest screen.

const { url } = findShop();
const narrowest = 320;
let browser: Browser;
let buyer: ApiBuyer;
let places: Places;
const tabs: Record<string, Page> = {};

beforeAll(async () => {
  browser = await openBrowser();
  buyer = await signUp(url);
  const { plain, varied } = await pickProducts(url);
  const products = await listByPrice(url);
  const other = products.find(
    ({ id, stock_quantity, has_variants }) => id !== plain.product.id && stock_quantity > 5 && !has_variants,
  )!;
  await buyer.place(other);
  const order = await buyer.place(plain.product);
  const soldOut = products.find(({ stock_quantity, has_variants }) => stock_quantity === 0 && !has_variants)!;
  const path = ({ slug }: ProductJson) => `/product/${slug}`;
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
  '%s has no accessibility violations and nothing cut off',
  async (what) => {
    const state = listStates(places).find((each) => each.what === what)!;
    const page = await openFor(state);
    await state.bring(page);
    await standsStill(page);
    const barriers = await findBarriers(page);
    const cutOff = await findCutOff(page, state.on === 'phone' ? narrowest : desk.width / 2);
    expect([...barriers, ...cutOff]).toEqual([]);
  },
);

test('with reduced motion slides, offers and strip stand still, and toasts appear without animation', async () => {
  const context = await newVisitor(browser, phone);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(url);
  await untilAwake(page);
  const strip = page.getByRole('navigation', { name: 'All categories' }).locator('div').first();
  const look = async () => [
    await page.getByRole('region', { name: 'Highlights' }).innerText(),
    await page.getByRole('complementary', { name: 'Offers' }).innerText(),
    await strip.evaluate((element) => element.scrollLeft),
  ];
  await page.clock.runFor(1_000);
  const before = await look();
  await page.clock.runFor(12_000);
  expect(await look()).toEqual(before);
  await page
    .getByRole('article')
    .getByRole('button', { name: /wishlist/i })
    .first()
    .tap();
  await page.getByText('Added to wishlist!').waitFor();
  expect(await page.evaluate(listMoving)).toEqual([]);
  await context.close();
});

/** Opens the page of a state as for a new visitor; states of one screen and person share a tab. */
async function openFor({ on, as, path }: State): Promise<Page> {
  const size = on === 'phone' ? phone : desk;
  const known = tabs[`${on} ${as}`];
  if (known) await forgetEverything(known);
  const page = (tabs[`${on} ${as}`] = known ?? (await openTab(size, as)));
  keepEvidence(page);
  await page.setViewportSize(size);
  await page.goto(url + path);
  await untilAwake(page);
  return page;
}

async function openTab(size: { width: number; height: number }, as: State['as']): Promise<Page> {
  const context = await newVisitor(browser, size);
  context.setDefaultTimeout(30_000);
  await bringAxe(context);
  if (as === 'customer') await becomes(context, buyer);
  return context.newPage();
}

/** Runs in the page: lists the elements that visibly take time to move or fade. */
function listMoving(): string[] {
  return document.getAnimations().flatMap((each) => {
    const { target } = each.effect as KeyframeEffect;
    const lasts = Number(each.effect!.getComputedTiming().duration);
    return lasts > 1 ? [`${lasts} ms: ${target?.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Waits until nothing moves or fades any more; with reduced motion hardly anything does. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { iterations } = effect!.getComputedTiming();
      return playState !== 'running' || iterations === Infinity;
    }),
  );
}
