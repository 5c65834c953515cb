import { expect, test } from 'vitest';
import { seed } from '#test/seed.ts';
import { runMonthOracle } from './month-oracle.ts';

test('GSTR-1 tables for months of generated orders match SQL row by row, to the paisa', async () => {
  const { differences, notes, rows } = await runMonthOracle({ orders: 300, seed });
  expect(differences.slice(0, 20), `seed ${seed}`).toEqual([]);
  expect(notes, `seed ${seed}`).toBeGreaterThan(50);
  for (const [table, count] of Object.entries(rows)) expect([table, count > 0]).toEqual([table, true]);
}, 300_000);
