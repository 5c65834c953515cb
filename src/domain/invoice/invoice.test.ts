import { expect, test } from 'vitest';
import {
  closingWords,
  formatInvoiceStatus,
  InvoiceDocumentType,
  InvoiceStatus,
  invoiceStatusAtIssue,
  invoiceStatusOn,
  invoiceTitle,
  formatBuyerGstin,
  formatDeclaration,
  formatTaxInPrices,
} from './invoice.ts';

test('every document type has the heading that the law requires', () => {
  expect(InvoiceDocumentType.options.map(invoiceTitle)).toEqual([
    'Tax Invoice',
    'Bill of Supply',
    'Invoice-cum-Bill of Supply',
    'Invoice',
    'Credit Note',
  ]);
});

test('an invoice is issued as paid if the money has arrived, as sent if cash is still to be collected', () => {
  expect(invoiceStatusAtIssue('razorpay', false)).toBe('paid');
  expect(invoiceStatusAtIssue('cod', true)).toBe('paid');
  expect(invoiceStatusAtIssue('cod', false)).toBe('sent');
});

test('a sent invoice is overdue from the day after its due date; paid and canceled ones never are', () => {
  expect(invoiceStatusOn('sent', '2026-11-30', '2026-11-30')).toBe('sent');
  expect(invoiceStatusOn('sent', '2026-11-30', '2026-12-01')).toBe('overdue');
  expect(invoiceStatusOn('paid', '2026-11-30', '2026-12-01')).toBe('paid');
  expect(invoiceStatusOn('canceled', '2026-11-30', '2026-12-01')).toBe('canceled');
});

test('a status is written with a capital', () => {
  expect(InvoiceStatus.options.map(formatInvoiceStatus)).toEqual([
    'Draft',
    'Sent',
    'Paid',
    'Overdue',
    'Canceled',
  ]);
});

test.each([
  ['regular', ''],
  ['composition', 'Composition taxable person, not eligible to collect tax on supplies'],
  ['unregistered', ''],
] as const)('documents of a %s seller carry the declaration "%s"', (kind, words) => {
  expect(formatDeclaration(kind)).toBe(words);
});

test.each([
  ['27AAPFU0939F1ZV', 'regular', 'GSTIN 27AAPFU0939F1ZV'],
  ['27AAPFU0939F1ZV', 'unregistered', 'GSTIN 27AAPFU0939F1ZV'],
  [null, 'regular', 'Unregistered buyer'],
  [null, 'composition', 'Unregistered buyer'],
  [null, 'unregistered', ''],
] as const)('for buyer GSTIN %s and a %s seller, the document shows "%s"', (gstin, kind, words) => {
  expect(formatBuyerGstin(gstin, kind)).toBe(words);
});

test('an invoice closes with thanks, a credit note with how much of the invoice it cancels', () => {
  expect([null, { isPart: true }, { isPart: false }].map(closingWords)).toEqual([
    'Thank you for shopping with us.',
    'This note credits a part of the invoice named above.',
    'This note cancels the invoice named above.',
  ]);
});

test.each([
  [1, 'regular', 'Prices include GST. The taxable value is the price after discount, without the tax in it.'],
  [0, 'regular', 'These goods are nil-rated: no GST is charged.'],
  [0, 'composition', 'No GST is charged.'],
  [0, 'unregistered', 'No GST is charged.'],
] as const)('for %s paise of tax and a %s seller, the tax note reads: %s', (tax, kind, words) => {
  expect(formatTaxInPrices(tax, kind)).toBe(words);
});
