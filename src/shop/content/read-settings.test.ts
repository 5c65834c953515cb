import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { defaultSettings } from '#domain/settings.ts';
import { openShop } from '#test/open-shop.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

const minute = 60_000;
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

test('settings are remembered for five minutes, and for no longer though nobody says that they changed', async () => {
  const { shop, threshold, write } = await open();
  await sql`alter table settings disable trigger settings_changed`.execute(shop.db);
  expect(await threshold()).toBe(5000);
  await write(shipping(999));
  shop.clock.advance(5 * minute - 1);
  expect(await threshold()).toBe(5000);
  shop.clock.advance(1);
  expect(await threshold()).toBe(999);
});

test('a change is read at once', async () => {
  const { shop, threshold } = await open();
  expect(await threshold()).toBe(5000);
  const { shipping: kept } = await readSettings(shop.ctx);
  await saveSettings(shop.ctx, { shipping: { ...kept, freeShippingThresholdPaise: 1499_00 } });
  await shop.changes.settle();
  expect(await threshold()).toBe(1499);
});

test('settings that cannot be read are logged, and the built-in defaults used', async () => {
  const { shop, write } = await open();
  await write(shipping(-1));
  const logged: string[] = [];
  const log = { ...shop.ctx.log, error: (_: object, words: string) => void logged.push(words) };
  expect(await readSettings({ ...shop.ctx, log })).toEqual(defaultSettings);
  expect(logged).toEqual(['stored settings are not valid: the defaults are used']);
});
