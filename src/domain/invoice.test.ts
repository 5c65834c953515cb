import { expect, test } from 'vitest';
import {
  canInvoiceMove,
  formatInvoiceStatus,
  InvoiceDocumentType,
  InvoiceStatus,
  invoiceStatusAtIssue,
  invoiceStatusOn,
  invoiceTitle,
} from './invoice.ts';

test('every kind of document has the heading the law wants', () => {
  expect(InvoiceDocumentType.options.map(invoiceTitle)).toEqual([
    'Tax Invoice',
    'Bill of Supply',
    'Invoice-cum-Bill of Supply',
    'Invoice',
    'Credit Note',
  ]);
});

test('an invoice is paid at issue when money has come, sent while cash is to be collected', () => {
  expect(invoiceStatusAtIssue('razorpay')).toBe('paid');
  expect(invoiceStatusAtIssue('cod')).toBe('sent');
});

test('what was sent is overdue from the day after it was due, nothing else is', () => {
  expect(invoiceStatusOn('sent', '2026-11-30', '2026-11-30')).toBe('sent');
  expect(invoiceStatusOn('sent', '2026-11-30', '2026-12-01')).toBe('overdue');
  expect(invoiceStatusOn('paid', '2026-11-30', '2026-12-01')).toBe('paid');
  expect(invoiceStatusOn('canceled', '2026-11-30', '2026-12-01')).toBe('canceled');
});

test('an invoice is never un-issued, un-cancelled or un-paid', () => {
  const moves = InvoiceStatus.options.flatMap((from) =>
    InvoiceStatus.options.filter((to) => canInvoiceMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    'draft sent',
    'draft paid',
    'sent paid',
    'sent overdue',
    'sent canceled',
    'paid canceled',
    'overdue paid',
    'overdue canceled',
  ]);
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
