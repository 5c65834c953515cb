import { expect, test } from 'vitest';
import { seed } from '#test/seed.ts';
import { runMoneyOracle } from './money-oracle.ts';

test('quotes, orders, invoices and credit notes of generated carts match SQL numeric, to the paisa', async () => {
  const { differences, carts, booked } = await runMoneyOracle({ carts: 10_000, seed });
  expect(differences, `seed ${seed}`).toEqual([]);
  expect([carts, booked]).toEqual([10_000, 200]);
}, 300_000);
