import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { Totals } from './order-summary.tsx';

const untaxed = {
  subtotal: 249,
  discount: 0,
  coupon_amount: 0,
  coupon_code: null,
  prepaid_discount: 0,
  shipping: 100,
  cod_charges: 0,
  tax: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  rounding: 0,
  total: 349,
};

async function show(totals: typeof untaxed) {
  return (await render(createElement(Totals, { quote: { totals, state_assumed: false } }))).text;
}

test('the GST in a total is named by its kind, and is not counted where none is due', async () => {
  const igst = { ...untaxed, tax: 16.62, igst: 16.62 };
  expect(await show(igst)).toContain('Includes ₹16.62 GST (IGST ₹16.62)');
  const halves = { ...untaxed, tax: 16.62, cgst: 8.31, sgst: 8.31 };
  expect(await show(halves)).toContain('Includes ₹16.62 GST (CGST ₹8.31, SGST ₹8.31)');
  expect(await show(untaxed)).toContain('No GST is charged on this order');
});
