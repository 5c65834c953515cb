import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { Component as Invoices } from './invoices.route.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each<[StaffAbility[], string[]]>([
  [
    ['see_invoices', 'see_orders'],
    ['/orders/HT-2611-1', 'PDF'],
  ],
  [['see_invoices'], ['PDF']],
])('with the rights %j an invoice leads to %j', async (abilities, hrefs) => {
  const amounts = { taxable: 100, cgst: 0, sgst: 0, igst: 5, total: 105 };
  const words = { kind: 'tax_invoice', status: 'paid', buyer: 'Meera', gstin: null, original: null };
  const numbers = { id: 'inv_1', number: 'INV/1', order_number: 'HT-2611-1', date: '2026-11-22' };
  const invoices = [{ ...numbers, ...words, ...amounts, place_of_supply: 'Kerala' }];
  vi.stubGlobal('fetch', async () => Response.json({ invoices, total: 1, more: false }));
  mountAs(abilities, createElement(Invoices));
  const row = (await screen.findByRole('link', { name: 'PDF of INV/1' })).closest('tr')!;
  const links = [...row.querySelectorAll('a')].map((link) =>
    link.hasAttribute('download') ? 'PDF' : link.getAttribute('href'),
  );
  expect(links).toEqual(hrefs);
});
