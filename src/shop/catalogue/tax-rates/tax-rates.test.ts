import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { setTaxRate } from './save-tax-rates.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const system = () => shop.as({ kind: 'system' });
const current = { rate: 5, valid_from: '2025-09-22' };

async function ask(role: 'owner' | 'packer' | 'accountant', body?: unknown) {
  const { headers } = await makeStaff(shop, role);
  const init = body === undefined ? { headers } : { method: 'PUT', headers, body: JSON.stringify(body) };
  const answer = await shop.app.request('/api/v1/admin/tax-rates', init);
  return { status: answer.status, body: await answer.json() };
}

test('a new shop has the tax rates of crafts, without any demo data', async () => {
  const { body } = await ask('owner');
  expect(body.rates).toContainEqual(expect.objectContaining({ hsn: '69120040', rate: 0 }));
  expect(body.rates).toContainEqual(
    expect.objectContaining({ hsn: '63049289', rate: 5, up_to_unit_price: 2625 }),
  );
});

test('the notes of textile codes name cushions, napkins and quilts, each at 5 and 18 percent', async () => {
  const { body } = await ask('owner');
  const rates = body.rates as { hsn: string; rate: number; note: string }[];
  const find = (word: string) => {
    const found = rates.filter(({ note }) => note.toLowerCase().includes(word));
    return found.map(({ hsn, rate }) => `${hsn} ${rate}`).toSorted();
  };
  expect(find('cushion')).toEqual(['63049289 18', '63049289 5']);
  expect(find('napkin')).toEqual(['63025190 18', '63025190 5']);
  expect(find('quilt')).toEqual(['94044010 18', '94044010 5']);
  expect(find('made-ups')).toEqual([]);
});

test('the owner replaces the list; an outdated version gets 409, and other roles get 403', async () => {
  const { body } = await ask('owner');
  const added = {
    hsn: '8301',
    rate: 18,
    valid_from: '2027-01-01',
    valid_to: null,
    up_to_unit_price: null,
    note: '',
  };
  const wanted = { ...body, rates: [...body.rates, added] };
  expect((await ask('packer', wanted)).status).toBe(403);
  expect((await ask('accountant', wanted)).status).toBe(403);
  const saved = await ask('owner', wanted);
  expect([saved.status, saved.body.rates.length]).toEqual([200, body.rates.length + 1]);
  expect(await ask('owner', wanted)).toMatchObject({
    status: 409,
    body: { code: 'tax_rates.stale', changed: { by: { name: 'Ravi the owner' } } },
  });
  const events = await shop.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'tax_rates.saved')
    .execute();
  expect(events).toMatchObject([{ before: [], after: [added] }]);
  expect(events[0]!.staff_id).not.toBeNull();
});

test('two rows of one code, day and ceiling are refused, and so is a rate of 101 percent', async () => {
  const { body } = await ask('owner');
  const twice = { ...body, rates: [...body.rates, body.rates[0]] };
  expect(await ask('owner', twice)).toMatchObject({ status: 409, body: { code: 'tax_rates.twice' } });
  expect((await ask('owner', { ...body, rates: [{ ...current, hsn: '8301', rate: 101 }] })).status).toBe(422);
});

test('a rate that was used for a sale can only be ended, and not before its last sale', async () => {
  await setTaxRate(system(), { ...current, hsn: '8888' });
  await shop.changes.settle();
  const lamp = await makeProduct(shop, { hsn: '88881234', rateBp: null });
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: lamp.id }));
  const change = (rate: object) => setTaxRate(system(), { ...current, hsn: '8888', ...rate });
  await expect(change({ rate: 12 })).rejects.toMatchObject({ kind: 'conflict', code: 'tax_rates.used' });
  await expect(change({ valid_to: '2026-11-20' })).rejects.toMatchObject({ code: 'tax_rates.used' });
  await expect(sql`delete from tax_rates where hsn = '8888'`.execute(shop.db)).rejects.toMatchObject({
    constraint: 'tax_rates_used_stay',
  });
  await change({ valid_to: '2026-11-21' });
  await change({ valid_from: '2026-11-22', rate: 12 });
  shop.clock.set('2026-11-22T06:00:00Z');
  await shop.changes.settle();
  const { totals } = await buy(
    shop,
    await makeCustomer(shop),
    toOrderBody({ productId: lamp.id }, { notes: 'again' }),
  );
  expect(totals.tax).toBeCloseTo(1350 - 1350 / 1.12, 0);
});

test('staff are warned of a product that has no rate today, in the list and in its form', async () => {
  await setTaxRate(system(), { hsn: '7777', rate: 5, valid_from: '2036-01-01' });
  const { id } = await makeProduct(shop, { hsn: '77771234', rateBp: null });
  const listWarnings = async () => {
    const as = await makeStaff(shop);
    const { product } = await callApi('GET /admin/products/{id}', { shop, as, params: { id } });
    const { products } = await callApi('GET /admin/products', { shop, as, query: { q: id } });
    return [product, ...products].map(({ warnings }) => warnings.includes('no_tax_rate'));
  };
  expect(await listWarnings()).toEqual([true, true]);
  shop.clock.set('2035-12-31T18:30:00Z');
  expect(await listWarnings()).toEqual([false, false]);
});
