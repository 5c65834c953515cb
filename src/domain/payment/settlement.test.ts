import { expect, test } from 'vitest';
import { RazorpaySettledItem } from './settlement.ts';

const line = { entity_id: 'rvrsl_PAx3', debit: 0, credit: 500_00, amount: 500_00, fee: null, tax: null };

test('an unknown kind of settlement line is read as an adjustment, so that the other lines can be read', () => {
  expect(RazorpaySettledItem.parse({ ...line, type: 'reversal' })).toMatchObject({ type: 'adjustment' });
  expect(RazorpaySettledItem.parse({ ...line, type: 'refund' })).toMatchObject({ type: 'refund' });
});
