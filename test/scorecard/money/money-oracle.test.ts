import { expect, test } from 'vitest';
import { seed } from '#test/seed.ts';
import { runMoneyOracle } from './money-oracle.ts';

test('quote, order, invoice and credit notes of generated carts are what SQL numeric makes of them, to the paisa', async () => {
  const { differences, carts, booked } = await runMoneyOracle({ carts: 10_000, seed });
  expect(differences, `seed ${seed}`).toEqual([]);
  expect([carts, booked]).toEqual([10_000, 200]);
}, 300_000);
