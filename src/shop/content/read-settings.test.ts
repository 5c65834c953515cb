import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';
import { readSettings, readShownSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

const shipping = (rupees: number) => JSON.stringify({ freeShippingThresholdPaise: rupees * 100 });

async function open() {
  const shop = await openShop();
  onTestFinished(shop.close);
  const threshold = async () => (await readSettings(shop.ctx)).shipping.freeShippingThresholdPaise / 100;
  const write = (document: string) =>
    sql`insert into settings (section, document) values ('shipping', ${document})
          on conflict (section) do update set document = excluded.document`.execute(shop.db);
  return { shop, threshold, write };
}

test('settings are cached for five minutes at most, even without a change notification', async () => {
  const { shop, threshold, write } = await open();
  await sql`alter table settings disable trigger settings_changed`.execute(shop.db);
  expect(await threshold()).toBe(5000);
  await write(shipping(999));
  shop.clock.advance(5 * minuteMs - 1);
  expect(await threshold()).toBe(5000);
  shop.clock.advance(1);
  expect(await threshold()).toBe(999);
});

test('a saved change is read at once', async () => {
  const { shop, threshold } = await open();
  expect(await threshold()).toBe(5000);
  const { shipping: kept } = await readSettings(shop.ctx);
  await saveSettings(shop.as({ kind: 'system' }), {
    shipping: { ...kept, freeShippingThresholdPaise: 1499_00 },
  });
  await shop.changes.settle();
  expect(await threshold()).toBe(1499);
});

/** Records the errors that are logged while settings are read. */
function listen({ shop }: Awaited<ReturnType<typeof open>>) {
  const logged: string[] = [];
  const log = { ...shop.ctx.log, error: (_: object, words: string) => void logged.push(words) };
  return { ctx: { ...shop.ctx, log }, logged };
}

test('unreadable settings are logged, and the built-in defaults are used', async () => {
  const opened = await open();
  await opened.write(shipping(-1));
  const { ctx, logged } = listen(opened);
  expect(await readShownSettings(ctx)).toEqual(defaultSettings);
  await sql`alter table settings rename to settings_gone`.execute(opened.shop.db);
  expect(await readShownSettings(ctx)).toEqual(defaultSettings);
  expect(logged.map((words) => words.replace(/:.*/, ''))).toEqual([
    'stored settings are not valid',
    'the settings cannot be read',
  ]);
});

test('quotes and orders are refused with 503 while settings cannot be read, and work again afterwards', async () => {
  const { shop } = await open();
  const { id } = await makeProduct(shop);
  const buyer = await makeCustomer(shop);
  const items = [{ product_id: id, quantity: 1 }];
  const quote = () => post(shop, '/cart/quote', { body: { items }, as: buyer });
  const place = () => post(shop, '/orders', { body: toOrderBody({ productId: id }), as: buyer });
  await sql`alter table settings rename to settings_gone`.execute(shop.db);
  for (const ask of [quote, place]) {
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({
      code: 'settings.unreadable',
      error: 'Prices and charges cannot be worked out right now. Please try again in a moment.',
    });
  }
  const { stock_quantity } = await (await shop.app.request(`/api/v1/products/${id}`)).json();
  expect(stock_quantity).toBe(10);
  const shown = await shop.app.request('/api/v1/settings/public');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await shown.json()).shipping.free_shipping_threshold).toBe(5000);
  await sql`alter table settings_gone rename to settings`.execute(shop.db);
  expect([(await quote()).status, (await place()).status]).toEqual([200, 201]);
});
