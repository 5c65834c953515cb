import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import {
  formatInvoiceNumber,
  invoiceFileName,
  isLawfulInvoiceNumber,
  parseInvoiceNumber,
} from './invoice-number.ts';

test('a number has sixteen characters and can be read back', () => {
  const number = formatInvoiceNumber('INV', '26-27', 123);
  expect(number).toBe('INV/26-27/000123');
  expect(parseInvoiceNumber(number)).toEqual({ series: 'INV', financialYear: '26-27', sequence: 123 });
  expect(formatInvoiceNumber('CRN', '99-00', 999_999)).toBe('CRN/99-00/999999');
});

test('every number is lawful and different, and reads back', () => {
  const sequence = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(fc.constantFrom('INV', 'CRN'), fc.nat(99), sequence, (series, start, sequence) => {
      const financialYear = `${pad(start)}-${pad(start + 1)}`;
      const number = formatInvoiceNumber(series, financialYear, sequence);
      expect(number).toHaveLength(16);
      expect(isLawfulInvoiceNumber(number)).toBe(true);
      expect(parseInvoiceNumber(number)).toEqual({ series, financialYear, sequence });
    }),
  );
});

test.each([0, -1, 1.5, 1_000_000, NaN])('%d has no place in a series', (sequence) => {
  expect(() => formatInvoiceNumber('INV', '26-27', sequence)).toThrow(
    `Not a place in an invoice series: ${sequence}`,
  );
});

test.each(['26-28', '2026-27', '26/27', '26-26', '26-277', ''])('"%s" is no financial year', (year) => {
  expect(() => formatInvoiceNumber('INV', year, 1)).toThrow(`Not a financial year: ${year}`);
});

test.each([
  'HINV/26-27/000001',
  'INV/26-27/000000',
  'INV/26-28/000001',
  'INV/26-27/00001',
  'INV/26-27/0000011',
  'ABC/26-27/000001',
  'inv/26-27/000001',
  'INV-26-27-000001',
  '',
])('"%s" is not one of ours', (number) => {
  expect(parseInvoiceNumber(number)).toBeUndefined();
});

test.each([
  ['INV/26-27/000123', true],
  ['A', true],
  ['/26-27/000123', false],
  ['INV/26-27/0001234', false],
  ['INV 26', false],
  ['INV_26', false],
  ['', false],
])('"%s" is lawful: %s', (number, lawful) => {
  expect(isLawfulInvoiceNumber(number)).toBe(lawful);
});

test('a file name carries no slash', () => {
  expect(invoiceFileName('INV/26-27/000123')).toBe('Invoice-INV-26-27-000123.pdf');
  expect(invoiceFileName('../../x"\n')).not.toMatch(/[/\\"\n]/);
});

function pad(year: number): string {
  return String(year % 100).padStart(2, '0');
}
