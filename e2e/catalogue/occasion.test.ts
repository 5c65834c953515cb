import { expect, test } from 'vitest';
import { formatDayMonth } from '#domain/day-words.ts';
import { dayMs } from '#domain/durations.ts';
import { findLastDayToOrder } from '#domain/pricing/delivery-estimate.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { phone } from '../support/browser.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser } from '../support/journey.ts';
import { pickProducts } from '../support/products.ts';
import * as shopping from '../support/shopper.ts';
import { makeStaff, openAdmin, saveForm } from '../support/staff.ts';

const shop = findShop();
const { url } = shop;
const browser = await openJourneyBrowser();

test('a product shows the last day to order for the owner’s next festival at a PIN code, or that it arrives too late', async () => {
  const as = await makeStaff(shop, 'owner.of.festivals@example.in', 'owner');
  const admin = await openAdmin(browser, { url, size: phone }, { path: '/words/pages/announcement', as });
  const today = toIndianDay(new Date());
  const inDays = (days: number) => toIndianDay(new Date(Date.now() + days * dayMs));
  const name = async (festival: string, day: string) => {
    const group = admin.getByRole('group', { name: 'Next festival' });
    await group.getByLabel('Name').fill(festival);
    await group.getByLabel('Day').fill(day);
    // The screen may still show that the previous change is saved.
    const saved = admin.waitForResponse((response) => response.request().method() === 'PUT');
    await saveForm(admin);
    expect((await saved).status()).toBe(200);
  };
  await name('Diwali', inDays(30));
  const shopper = await shopping.openShopper(browser, url, { size: phone });
  const { page, hand } = shopper;
  const { plain } = await pickProducts(url);
  await shopping.visit(shopper, `/product/${plain.product.slug}`);
  await page.getByLabel('Delivery to PIN code').fill('411001');
  await hand.press(page.getByRole('button', { name: 'Check', exact: true }));
  const last = findLastDayToOrder(inDays(30), today, { state: 'MH' })!;
  await page.getByText(`Order by ${formatDayMonth(last)} for Diwali`).waitFor();
  const below = page.getByText('Return within').first();
  const place = (await below.boundingBox())!.y;
  await page.reload();
  await page.getByText(`Order by ${formatDayMonth(last)} for Diwali`).waitFor();
  expect((await below.boundingBox())!.y).toBe(place);
  await name('Diwali', inDays(2));
  await page.reload();
  await page.getByText('May arrive after Diwali').waitFor();
  await name('', '');
  await shopping.leave(shopper);
  await admin.context().close();
});
