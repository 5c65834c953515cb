import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '#cli/commands.ts';
import { FEW_LEFT } from '#domain/stock/stock.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { callApi } from '#test/call-api.ts';
import { get } from '#test/buy.ts';
import { type As, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function enter(role: 'owner' | 'packer'): Promise<As> {
  const account = { email: `${role}@example.in`, password: 'parcels by the dozen' };
  await addStaff(shop.as({ kind: 'system' }), { ...account, name: 'Asha', role });
  const { token } = await callApi('POST /admin/login', { shop, body: account });
  return { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}
async function put({ headers }: As, section: string, body: object) {
  const path = `/api/v1/admin/settings/${section}`;
  const answer = await shop.app.request(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  return { status: answer.status, ...(await answer.json()) };
}

test('the owner changes one cash on delivery rule and one hold limit; the others stay, and the change is audited', async () => {
  const owner = await enter('owner');
  expect(await put(owner, 'cod', { most_open_orders: 5, refused_pins: ['110001'] })).toMatchObject({
    status: 200,
    most_open_orders: 5,
    refused_pins: ['110001'],
    needs_proven_number: true,
  });
  expect(await put(owner, 'holds', { pieces_per_customer: 20 })).toMatchObject({ pieces_per_device: 100 });
  const cod = await get(shop, '/admin/settings/cod', owner);
  expect(await cod.json()).toMatchObject({ most_open_orders: 5, first_order_limit: 5000 });
  const kept = await shop.db.selectFrom('audit_events').select(['action', 'subject']).execute();
  expect(kept).toContainEqual({ action: 'settings.saved', subject: 'cod' });
});

test('the first change of a section is audited with the defaults that it had before', async () => {
  const owner = await makeStaff(shop, 'owner');
  await put(owner, 'stock', { low_mark: 8 });
  const { before, after } = await shop.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('action', '=', 'settings.saved')
    .where('subject', '=', 'stock')
    .executeTakeFirstOrThrow();
  expect(before).toEqual({ lowMark: FEW_LEFT });
  expect(after).toEqual({ lowMark: 8 });
});

test('an invalid value or an unknown setting is refused and changes nothing; a packer cannot change settings', async () => {
  const packer = await enter('packer');
  expect(await put(packer, 'cod', { most_open_orders: 9 })).toMatchObject({ status: 403 });
  const system = shop.as({ kind: 'system' });
  const say = (...words: string[]) => commands['set-settings']!.run(system, { words, flags: {} });
  await expect(say('cod', '{"most_open_orders": -1}')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(say('cod', '{"most_orders": 1}')).rejects.toThrow(/There is no setting most_orders/);
  await expect(say('money', '{}')).rejects.toThrow(/There is no section money/);
  await expect(say('cod', 'most_open_orders=9')).rejects.toThrow(/as JSON/);
  expect(await commands['settings']!.run(system, { words: ['cod'], flags: {} })).toContain(
    '"most_open_orders": 5',
  );
});

test('a refused setting is named as it was sent, in its sentence too', async () => {
  const owner = await makeStaff(shop, 'owner');
  expect(await put(owner, 'payment', { cod_limit: -1 })).toMatchObject({
    status: 422,
    fields: { cod_limit: 'Please keep cod_limit at or above 0' },
  });
  expect(await put(owner, 'seller', { gstin: '27AAPFU0939F1ZV' })).toMatchObject({
    status: 422,
    fields: { home_state: 'The GSTIN is registered in Maharashtra, so the home State must be the same' },
  });
});

test('of two concurrent edits of one version one succeeds; the other gets 409 with the current settings', async () => {
  const owner = await makeStaff(shop, 'owner');
  const seen = await callApi('GET /admin/settings/{section}', {
    shop,
    as: owner,
    params: { section: 'shipping' },
  });
  const change = (rate: number) =>
    put(owner, 'shipping', { version: seen.version, standard_shipping_rate: rate });
  const answered = await Promise.all([change(80), change(90)]);
  const [made] = answered.filter(({ status }) => status === 200);
  expect(made).toMatchObject({ version: seen.version + 1 });
  const rate = (made as unknown as { standard_shipping_rate: number }).standard_shipping_rate;
  expect(answered.filter(({ status }) => status === 409)).toEqual([
    expect.objectContaining({
      code: 'settings.stale',
      settings: expect.objectContaining({ standard_shipping_rate: rate, version: seen.version + 1 }),
      changed: { by: { id: owner.staffId, name: expect.any(String) }, at: expect.any(String) },
      error: expect.stringMatching(/^.+ changed these settings at \d\d:\d\d\. Please look again/),
    }),
  ]);
});

test('twenty changes of different settings of one section at once are all kept', async () => {
  const owner = await makeStaff(shop, 'owner');
  const rates = ['free_shipping_threshold', 'standard_shipping_rate', 'express_shipping_rate'];
  const changes = Array.from({ length: 20 }, (_, each) =>
    put(owner, 'shipping', { [rates[each % 3]!]: 700 }),
  );
  const answered = await Promise.all(changes);
  expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const kept = await get(shop, '/admin/settings/shipping', owner);
  expect(await kept.json()).toMatchObject(Object.fromEntries(rates.map((name) => [name, 700])));
});
