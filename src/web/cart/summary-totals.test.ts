import { createElement } from 'react';
import { expect, test } from 'vitest';
import { untaxed } from '#test/orders/untaxed-totals.ts';
import { render } from '#test/render.ts';
import { SummaryTotals } from './summary-totals.tsx';

async function show(totals: typeof untaxed) {
  return (await render(createElement(SummaryTotals, { summed: { totals, state_assumed: false } }))).text;
}

test('the GST in a total is one line with its kinds; a total without GST states that none is charged', async () => {
  const igst = await show({ ...untaxed, tax: 16.62, igst: 16.62 });
  expect(igst).toContain('Includes GST of ₹16.62');
  expect(igst).toContain('IGST included');
  const halves = await show({ ...untaxed, tax: 16.62, cgst: 8.31, sgst: 8.31 });
  expect(halves).toMatch(/CGST included\s*₹8\.31\s*SGST included\s*₹8\.31/);
  expect(await show(untaxed)).toContain('No GST is charged on this order');
});
