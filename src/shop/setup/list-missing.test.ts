import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { addStaff } from '#shop/identity/add-staff.ts';
import { type TestShop, completeSeller, openShop } from '#test/open-shop.ts';
import { listMissing } from './list-missing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ seller: { legalName: '' } });
});
afterAll(() => shop.close());

test('a shop without suppliers, cash on delivery and an owner is told what each of them needs', async () => {
  const bare = { ...shop.as({ kind: 'system' }), razorpay: undefined, messengers: {} };
  const { email } = shop.ctx.messengers;
  const [unproven] = await listMissing({ ...bare, messengers: { email } });
  expect(unproven).toMatch(/^Nobody can pay: cash on delivery needs a confirmed mobile number/);

  const payment = { codEnabled: false };
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { payment }));
  await shop.changes.settle();
  const missing = await listMissing(bare);
  expect(missing).toEqual([
    'Nobody can sign in: set SMS_PROVIDER, WHATSAPP_PROVIDER or SMTP_URL.',
    expect.stringMatching(/^Nobody can pay: set RAZORPAY_KEY_ID/),
    'Nobody looks after the shop: npm run admin -- add-staff EMAIL NAME owner',
    'Nothing can be sold: details of the seller are missing. Give them with npm run admin -- set-seller',
    'Enter the legal name of the business.',
  ]);
  const ready = await shop.app.request('/readyz');
  expect([ready.status, await ready.text()]).toEqual([200, ['ready', ...missing.slice(-3)].join('\n')]);
});

test('nothing is missing once there is somebody who sells, a way to sign in and a way to pay', async () => {
  const owner = {
    email: 'asha@example.com',
    name: 'Asha',
    role: 'owner' as const,
    password: 'seven brass lamps',
  };
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { seller: completeSeller }));
  await shop.changes.settle();
  await addStaff(shop.as({ kind: 'system' }), owner);
  expect(await listMissing(shop.ctx)).toEqual([]);
  expect(await (await shop.app.request('/readyz')).text()).toBe('ready');
});
