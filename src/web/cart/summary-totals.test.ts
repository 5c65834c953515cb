import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { SummaryTotals } from './summary-totals.tsx';

const untaxed = {
  subtotal: 249,
  discount: 0,
  coupon_amount: 0,
  coupon_code: null,
  prepaid_discount: 0,
  shipping: 100,
  gift_wrap: 0,
  cod_charges: 0,
  tax: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  rounding: 0,
  total: 349,
};

async function show(totals: typeof untaxed) {
  return (await render(createElement(SummaryTotals, { summed: { totals, state_assumed: false } }))).text;
}

test('the GST in a total is one line, which opens to its kinds; where none is due that is said', async () => {
  const igst = await show({ ...untaxed, tax: 16.62, igst: 16.62 });
  expect(igst).toContain('Includes GST of ₹16.62');
  expect(igst).toContain('IGST included');
  const halves = await show({ ...untaxed, tax: 16.62, cgst: 8.31, sgst: 8.31 });
  expect(halves).toMatch(/CGST included\s*₹8\.31\s*SGST included\s*₹8\.31/);
  expect(await show(untaxed)).toContain('No GST is charged on this order');
});
