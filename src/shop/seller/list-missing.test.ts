import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSettings } from '#shop/content/save-settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { type TestShop, completeSeller, openShop } from '#test/open-shop.ts';
import { listMissing } from './list-missing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ seller: { legalName: '' } });
});
afterAll(() => shop.close());

test('a shop without suppliers, payment methods and an owner lists what each of them needs', async () => {
  const bare = { ...shop.as({ kind: 'system' }), razorpay: undefined, messengers: {} };
  const { email } = shop.ctx.messengers;
  const [unproven] = await listMissing({ ...bare, messengers: { email } });
  expect(unproven).toMatch(/^Nobody can pay: cash on delivery needs a confirmed mobile number/);

  const payment = { codEnabled: false };
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { payment }));
  await shop.changes.settle();
  const missing = await listMissing(bare);
  expect(missing).toEqual([
    'No customer can sign in, because no code or e-mail can be sent: set SMTP_URL, SMS_PROVIDER or WHATSAPP_PROVIDER.',
    expect.stringMatching(/^Nobody can pay: set RAZORPAY_KEY_ID/),
    'The shop has no owner yet: open the link that it printed at its start, or run npm run admin -- add-staff EMAIL NAME owner',
    'Nothing can be sold because seller details are missing. Add them with npm run admin -- set-seller',
    'Enter the legal name of the business.',
  ]);
  const ready = await shop.app.request('/readyz');
  expect([ready.status, await ready.text()]).toEqual([200, ['ready', ...missing.slice(-3)].join('\n')]);
});

test('a shop with online payment is warned if no code can confirm numbers for cash on delivery', async () => {
  const { email } = shop.ctx.messengers;
  const withoutCodes = { ...shop.as({ kind: 'system' }), messengers: { email } };
  const save = async (settings: { payment?: object; cod?: object }) => {
    await inTransaction(withoutCodes, (tx) => writeSettings(tx, settings));
    await shop.changes.settle();
  };
  const find = async (ctx: Ctx) =>
    (await listMissing(ctx)).filter((sentence) => sentence.includes('cash on delivery'));
  await save({ payment: { codEnabled: true } });
  expect(await find(withoutCodes)).toEqual([
    'Nobody can pay on delivery: cash on delivery needs a confirmed mobile number, and no code can be sent. Turn that off (npm run admin -- set-settings cod \'{"needs_proven_number": false}\'), or set SMS_PROVIDER or WHATSAPP_PROVIDER.',
  ]);
  for (const channel of ['sms', 'whatsapp'] as const) {
    const messengers = { [channel]: shop.ctx.messengers[channel] };
    expect(await find({ ...withoutCodes, messengers })).toEqual([]);
  }
  await save({ cod: { needsProvenNumber: false } });
  expect(await find(withoutCodes)).toEqual([]);
  await save({ cod: { needsProvenNumber: true }, payment: { codEnabled: false } });
  expect(await find(withoutCodes)).toEqual([]);
});

test('nothing is missing with a complete seller, an owner, a way to sign in and a way to pay', async () => {
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
