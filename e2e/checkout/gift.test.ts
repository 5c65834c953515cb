import { expect, test } from 'vitest';
import { findBarriers, findCutOff } from '../support/barriers.ts';
import { desk, phone } from '../support/browser.ts';
import { openTypedCheckout } from '../support/checkout-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import { makeOwner, openAdmin } from '../support/staff.ts';

const shop = findShop();
const { url } = shop;
const browser = await openJourneyBrowser();

const message = 'Happy Diwali, Nani! With love from all of us in Pune.';

test.each([
  ['a phone', phone, 'pointer'],
  ['a desk, by keyboard', desk, 'keyboard'],
] as const)('on %s an order is marked as a gift, and packing shows it', async (_, size, by) => {
  const { product } = (await pickProducts(url)).plain;
  const { shopper } = await openTypedCheckout(browser, url, { size, by, product });
  const { page, hand } = shopper;
  const tick = page.getByRole('checkbox', { name: /^This is a gift/ });
  expect(await tick.isChecked()).toBe(false);
  await hand.choose(tick);
  await hand.type(page.getByLabel('Gift message'), message);
  // On a phone the summary is closed.
  if (size === desk) await page.getByText('Gift wrapping').locator('visible=true').first().waitFor();
  expect(await findBarriers(page, 'main')).toEqual([]);
  if (size === phone) {
    expect(await findCutOff(page, 320)).toEqual([]);
    await page.setViewportSize(phone);
  }
  await shopping.payByCash(shopper);
  await page.getByText(`“${message}”`).waitFor();
  const [order] = await (await shopping.toApiBuyer(shopper)).orders();
  expect(order).toMatchObject({ gift: { message }, totals: { gift_wrap: 49 } });
  const { owner } = await makeOwner(shop, `gifts.${by}@example.in`);
  const path = `/pack/${order!.order_number}`;
  const admin = await openAdmin(browser, { url, size }, { path, as: owner });
  await admin.getByText('Gift: wrap it, and put no prices in the parcel').waitFor();
  await admin.getByText(message).waitFor();
  await admin.context().close();
  await shopping.leave(shopper);
});
