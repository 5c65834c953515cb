import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createRazorpay } from '#gateways/razorpay.ts';
import { claimSetup, openSetup } from '#shop/staff/claim-setup.ts';
import { callApi } from '#test/call-api.ts';
import { buy, countAnswers, get, post, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import type { Readiness } from '#contract/seller/readiness.ts';

const seller = {
  kind: 'unregistered',
  legal_name: 'Ranthambore Prints',
  address: { line1: '7 Johari Bazaar', line2: '', city: 'Jaipur', state: 'RJ', postal_code: '302003' },
  home_state: 'RJ',
  email: 'hello@ranthambore.example',
  grievance_officer: {
    name: 'Kavita Sharma',
    designation: 'Grievance Officer',
    email: 'kavita@ranthambore.example',
    phone: '',
  },
};

let shop: TestShop;
let owner: MadeStaff;
/** Opens an empty shop that its owner has claimed by the link of the first start. */
beforeEach(async () => {
  shop = await openShop({ seller: null, limits: true });
  onTestFinished(shop.close);
  const token = (await openSetup(shop.as({ kind: 'system' })))!.split('#token=')[1]!;
  const password = 'seven brass lamps in a row';
  await claimSetup(shop.ctx, { token, name: 'Kavita', email: 'kavita@example.in', password });
  await shop.changes.settle();
  owner = await makeStaff(shop, 'owner');
});

async function put(section: string, body: object): Promise<void> {
  const { headers } = owner;
  const path = `/api/v1/admin/settings/${section}`;
  const answer = await shop.app.request(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  await shop.changes.settle();
}

async function readReady(): Promise<Readiness> {
  return callApi('GET /admin/ready', { shop, as: owner });
}
const stateOf = ({ steps }: Readiness, step: string) => steps.find((each) => each.step === step)?.state;

const open = () => post(shop, '/admin/setup/open', { as: owner, body: {} });

test('a claimed shop sells nothing until its owner opens it, and opening it early reports what is missing', async () => {
  const before = await readReady();
  expect(before).toMatchObject({ is_open: false, can_open: false });
  expect(stateOf(before, 'seller')).toBe('not_started');
  const refused = await open();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'shop.not_ready',
    missing: expect.arrayContaining([
      'Name your shop, and choose how many days you accept returns.',
      'Enter the legal name of the business.',
      expect.stringContaining('Add a product'),
    ]),
  });

  const { city: _, ...withoutCity } = seller.address;
  await put('seller', { ...seller, address: { ...withoutCity, city: '' } });
  expect(stateOf(await readReady(), 'seller')).toBe('in_progress');
  await put('seller', seller);
  const { id } = await makeProduct(shop);
  expect(await readReady()).toMatchObject({ can_open: false });
  await put('general', { shop_name: 'Ranthambore Prints' });
  expect(await readReady()).toMatchObject({ is_open: false, can_open: true });
  const buyer = await makeCustomer(shop);
  const order = () => post(shop, '/orders', { as: buyer, body: toOrderBody({ productId: id }, inJaipur) });
  expect(await countAnswers([await order()])).toEqual({ '409 shop.not_open': 1 });
  expect(await (await shop.app.request('/readyz')).text()).toContain('closed until its owner opens it');

  const answers = await Promise.all(Array.from({ length: 20 }, open));
  expect(await countAnswers(answers)).toEqual({ '200': 20 });
  await shop.changes.settle();
  expect((await order()).status).toBe(201);
  expect(await readReady()).toMatchObject({ is_open: true });
  const opened = await shop.db
    .selectFrom('audit_events')
    .select(['before', 'after', 'staff_id'])
    .where('action', '=', 'shop.opened')
    .execute();
  expect(opened).toEqual([{ before: { isOpen: false }, after: { isOpen: true }, staff_id: owner.staffId }]);
});

const inJaipur = {
  address: {
    line1: '2 Amer Road',
    line2: '',
    city: 'Jaipur',
    state: 'RJ' as const,
    postal_code: '302002',
    country: 'India',
  },
};

const check = (supplier: string, to = '') =>
  post(shop, `/admin/ready/${supplier}`, { as: owner, body: { to } });

test('Razorpay is tested by a read, channels by a test message, and each test is audited with who ran it', async () => {
  expect(await (await check('razorpay')).json()).toMatchObject({ is_set: true, failure: null });
  expect((await check('email', 'kavita@example.in')).status).toBe(200);
  shop.clock.advance(1000);
  expect((await check('sms', '+919829010003')).status).toBe(200);
  expect((await shop.outbox()).map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['sms', '+919829010003'],
    ['email', 'kavita@example.in'],
  ]);
  expect(await countAnswers([await check('sms', '98'), await check('email', 'x')])).toEqual({
    '422 supplier.recipient': 2,
  });
  const audited = await shop.db
    .selectFrom('audit_events')
    .select(['subject', 'staff_id'])
    .where('action', '=', 'supplier.checked')
    .orderBy('subject')
    .execute();
  expect(audited).toEqual(
    ['email', 'razorpay', 'sms'].map((subject) => ({ subject, staff_id: owner.staffId })),
  );
});

test('a supplier with rejected keys is a failed step until its test succeeds', async () => {
  const rightKeys = shop.ctx.razorpay;
  shop.ctx.razorpay = createRazorpay({
    keyId: rightKeys.keyId,
    keySecret: 'a secret of another shop',
    webhookSecrets: ['secret'],
    baseUrl: '',
    fetch: async (url, init) => shop.sandbox.app.request(url, init),
  });
  expect(await (await check('razorpay')).json()).toMatchObject({
    failure: 'Razorpay refuses the keys: check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.',
  });
  expect(stateOf(await readReady(), 'payments')).toBe('failed');
  shop.ctx.razorpay = rightKeys;
  await check('razorpay');
  expect(stateOf(await readReady(), 'payments')).toBe('done');
});

test('the sixth test of a supplier in a row is refused; a packer cannot test, read or open anything', async () => {
  const answers = [];
  for (let each = 0; each < 6; each += 1) answers.push(await check('email', 'kavita@example.in'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  owner = await makeStaff(shop, 'packer');
  const refused = [await check('email', 'a@b.in'), await open(), await get(shop, '/admin/ready', owner)];
  expect(await countAnswers(refused)).toEqual({ '403 access.forbidden': 3 });
});

test('a shop set up on the command line before its first owner is not closed when the owner claims it', async () => {
  const other = await openShop();
  onTestFinished(other.close);
  const token = (await openSetup(other.as({ kind: 'system' })))!.split('#token=')[1]!;
  const password = 'seven brass lamps in a row';
  await claimSetup(other.ctx, { token, name: 'Kavita', email: 'kavita@example.in', password });
  await other.changes.settle();
  expect(await (await other.app.request('/readyz')).text()).not.toContain('closed');
});

test('the list asks every owner to set up a second factor, but does not require it for opening', async () => {
  const signIn = async () => (await readReady()).steps.find(({ step }) => step === 'sign_in');
  const owners = await shop.db.selectFrom('staff').select('id').where('role', '=', 'owner').execute();
  expect(owners).toHaveLength(2);
  for (const { id } of owners) {
    expect(await signIn()).toMatchObject({ state: 'not_started', needed_to_open: false });
    const now = shop.clock.now();
    await shop.db
      .insertInto('second_factors')
      .values({ id, staff_id: id, kind: 'totp', name: 'App', secret: '', created_at: now, confirmed_at: now })
      .execute();
  }
  expect(await signIn()).toMatchObject({ state: 'done', missing: [] });
});

test('a half-configured courier is listed with what is missing; a shop that ships by hand has no courier step', async () => {
  const courier = async () => (await readReady()).steps.find(({ step }) => step === 'courier');
  expect(await courier()).toBeUndefined();
  await put('courier', { gateway: 'delhivery' });
  expect(await courier()).toMatchObject({
    state: 'in_progress',
    needed_to_open: false,
    missing: [
      'Enter the pickup place exactly as it is named in the courier’s panel.',
      'Enter the PIN code of the pickup place.',
    ],
  });
  const { delhivery } = shop.ctx.couriers;
  shop.ctx.couriers.delhivery = undefined;
  await put('courier', { gateway: 'delhivery', pickup_location: 'Primary', pickup_pin: '221001' });
  expect(await courier()).toMatchObject({
    missing: ['You chose Delhivery, but its keys are not set, so parcels cannot be booked.'],
  });
  shop.ctx.couriers.delhivery = delhivery;
  expect(await courier()).toMatchObject({ state: 'done', missing: [] });
  await put('courier', { gateway: null });
});

test('the messages step is not started when no message channel is configured', async () => {
  shop.ctx.messengers = {} as typeof shop.ctx.messengers;
  expect(stateOf(await readReady(), 'messages_tried')).toBe('not_started');
});

test('the list asks for a tested backup, a test order and tested message channels, but requires none of them', async () => {
  const other = await openShop();
  onTestFinished(other.close);
  const by = await makeStaff(other, 'owner');
  const open = async () => {
    const { steps } = await callApi('GET /admin/ready', { shop: other, as: by });
    const asked = steps.filter(({ step }) => ['messages_tried', 'backup', 'test_order'].includes(step));
    expect(asked.every(({ needed_to_open }) => !needed_to_open)).toBe(true);
    return asked.filter(({ state }) => state !== 'done').map(({ step }) => step);
  };
  expect(await open()).toEqual(['messages_tried', 'backup', 'test_order']);
  const { id } = await callApi('POST /admin/backups', { shop: other, as: by });
  await other.drainJobs();
  expect(await open()).toContain('backup');
  await callApi('POST /admin/backups/{id}/test', { shop: other, as: by, params: { id } });
  await other.drainJobs();
  for (const supplier of ['email', 'sms', 'whatsapp'])
    await other.db
      .insertInto('supplier_checks')
      .values({ supplier, checked_at: other.clock.now(), failure: null })
      .execute();
  const { id: productId } = await makeProduct(other);
  await buy(other, await makeCustomer(other), toOrderBody({ productId }));
  expect(await open()).toEqual([]);
});
