import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { formatInvoiceNumber, invoiceFileName } from './invoice-number.ts';

test('an invoice number consists of series, financial year and sequence number', () => {
  expect(formatInvoiceNumber('INV', '26-27', 123)).toBe('INV/26-27/000123');
  expect(formatInvoiceNumber('CRN', '99-00', 999_999)).toBe('CRN/99-00/999999');
});

// Rule 46(b) allows sixteen characters: letters, digits, "-" and "/".
test('every invoice number is lawful under Rule 46(b), and its parts can be read back', () => {
  const sequence = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(fc.constantFrom('INV', 'CRN'), fc.nat(99), sequence, (series, start, sequence) => {
      const financialYear = `${pad(start)}-${pad(start + 1)}`;
      const number = formatInvoiceNumber(series, financialYear, sequence);
      expect(number).toMatch(/^[A-Za-z0-9/-]{16}$/);
      const [first, second, third] = number.split('/');
      expect([first, second, Number(third)]).toEqual([series, financialYear, sequence]);
    }),
  );
});

test.each([0, -1, 1.5, 1_000_000, NaN])('%d is refused as a sequence number', (sequence) => {
  expect(() => formatInvoiceNumber('INV', '26-27', sequence)).toThrow(
    `Not a place in an invoice series: ${sequence}`,
  );
});

test.each(['26-28', '2026-27', '26/27', '26-26', '26-277', ''])('"%s" is not a financial year', (year) => {
  expect(() => formatInvoiceNumber('INV', year, 1)).toThrow(`Not a financial year: ${year}`);
});

test('a file name states the type of document and contains no slash', () => {
  expect(invoiceFileName('INV/26-27/000123')).toBe('Invoice-INV-26-27-000123.pdf');
  expect(invoiceFileName('CRN/26-27/000007')).toBe('Credit-note-CRN-26-27-000007.pdf');
  expect(invoiceFileName('../../x"\n')).not.toMatch(/[/\\"\n]/);
});

function pad(year: number): string {
  return String(year % 100).padStart(2, '0');
}
