import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { findPincode } from './find-pincode.ts';
import { loadPincodes } from './load-pincodes.ts';

let shop: TestShop;
let csv: string;

beforeAll(async () => {
  shop = await openShop();
  csv = await readFile(new URL('../../db/pincodes.csv', import.meta.url), 'utf8');
  // Two processes of a new shop start at the same moment.
  await Promise.all([loadPincodes(shop.ctx, csv), loadPincodes(shop.ctx, csv)]);
});
afterAll(() => shop?.close());

test('every PIN code of the file is loaded once, and loading again changes nothing', async () => {
  const lines = csv.split('\n').filter((line) => /^\d/.test(line));
  const count = () =>
    shop.db
      .selectFrom('pincodes')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst();
  expect(lines.length).toBeGreaterThan(19_000);
  expect(await count()).toEqual({ n: lines.length });
  await loadPincodes(shop.ctx, csv);
  expect(await count()).toEqual({ n: lines.length });
});

test.each([
  ['221001', 'Varanasi', 'UP'],
  ['110001', 'New Delhi', 'DL'],
  ['400001', 'Mumbai', 'MH'],
  ['560001', 'Bengaluru', 'KA'],
  ['194101', 'Leh', 'LA'],
  ['605001', 'Puducherry', 'PY'],
  ['492001', 'Raipur', 'CG'],
  ['744101', 'South Andaman', 'AN'],
  ['208002', 'Kanpur', 'UP'],
])('PIN code %s is %s in %s', async (pin, city, stateKey) => {
  const [place] = await findPincode(shop.ctx, pin);
  expect(place).toMatchObject({ city, stateKey });
});

test('a PIN code in two States returns both', async () => {
  const { rows } = await shop.db
    .selectFrom('pincodes')
    .select('pin')
    .groupBy('pin')
    .having((eb) => eb(eb.fn.count('state_key').distinct(), '>', 1))
    .execute()
    .then((found) => ({ rows: found }));
  expect(rows.length).toBeGreaterThan(10);
  const places = await findPincode(shop.ctx, rows[0]!.pin);
  expect(new Set(places.map(({ stateKey }) => stateKey)).size).toBe(2);
});

test('an unknown code is not found', async () => {
  await expect(findPincode(shop.ctx, '999999')).rejects.toMatchObject({
    kind: 'not_found',
    message: 'PIN code not found',
  });
});
