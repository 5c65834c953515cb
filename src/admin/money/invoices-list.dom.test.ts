import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { Component as Invoices } from './invoices.route.tsx';

afterEach(() => vi.unstubAllGlobals());

const amounts = { taxable: 100, cgst: 0, sgst: 0, igst: 5, total: 105 };
const words = { kind: 'tax_invoice', status: 'paid', buyer: 'Meera', gstin: null, original: null };
const numbers = { id: 'inv_1', number: 'INV/1', order_number: 'HT-2611-1', date: '2026-11-22' };
const invoice = { ...numbers, ...words, ...amounts, place_of_supply: 'Kerala' };

function answer(...invoices: object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ invoices, total: invoices.length, more: false }));
}

test.each<[StaffAbility[], string[]]>([
  [
    ['see_invoices', 'see_orders'],
    ['/orders/HT-2611-1', 'PDF'],
  ],
  [['see_invoices'], ['PDF']],
])('with the abilities %j an invoice row links to %j', async (abilities, hrefs) => {
  answer(invoice);
  mountAs(abilities, createElement(Invoices));
  const row = (await screen.findByRole('link', { name: 'PDF of INV/1' })).closest('tr')!;
  const links = [...row.querySelectorAll('a')].map((link) =>
    link.hasAttribute('download') ? 'PDF' : link.getAttribute('href'),
  );
  expect(links).toEqual(hrefs);
});

test('an unpaid cash on delivery invoice shows “To be paid”; the credit note of a never-paid order shows “Issued”', async () => {
  const note = { ...invoice, id: 'inv_2', number: 'CRN/1', kind: 'credit_note', total: -105, status: 'sent' };
  answer({ ...invoice, status: 'sent' }, note);
  mountAs(['see_invoices'], createElement(Invoices));
  const rowOf = async (number: string) =>
    (await screen.findByRole('link', { name: `PDF of ${number}` })).closest('tr')!.textContent;
  expect(await rowOf('INV/1')).toContain('To be paid');
  expect(await rowOf('CRN/1')).toContain('Issued');
});
