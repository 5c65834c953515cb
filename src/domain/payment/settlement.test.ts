import { expect, test } from 'vitest';
import { RazorpaySettledItem } from './settlement.ts';

const line = { entity_id: 'rvrsl_PAx3', debit: 0, credit: 500_00, amount: 500_00, fee: null, tax: null };

test('a line of a kind that is not known is read as an adjustment, so that the others of the month are read too', () => {
  expect(RazorpaySettledItem.parse({ ...line, type: 'reversal' })).toMatchObject({ type: 'adjustment' });
  expect(RazorpaySettledItem.parse({ ...line, type: 'refund' })).toMatchObject({ type: 'refund' });
});
