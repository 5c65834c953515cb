import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { render } from '#test/render.ts';
import { RefundSummary } from './refund-summary.tsx';

test('the credit of an exchange says how much of it paid for the new order, beside what is returned in cash', async () => {
  const note = { id: 'inv_1', number: 'CRN/26-27/000004', issue_date: '2026-11-29', reason: 'Wrong colour' };
  const order = {
    credit_notes: [{ ...note, amount: 1349 }],
    refunds: [],
    payment: { paid_at: '2026-11-29T09:00:00Z', refunded: 600, cash_owed: 600 },
    exchanged: 749,
  } as unknown as OrderJson;
  const { text } = await render(createElement(RefundSummary, { order }));
  expect(text).toContain('₹1,349.00 credited');
  expect(text).toContain('₹749.00 of the credit went to your exchange.');
  expect(text).toContain('₹600.00 that you paid in cash is still to be returned.');
  const plain = { ...order, exchanged: 0 };
  expect((await render(createElement(RefundSummary, { order: plain }))).text).not.toContain('your exchange');
});
