import { expect, test } from 'vitest';
import { toCsv } from './write-csv.ts';

test('cells are separated, quoted where they must be, and end with CRLF', () => {
  expect(
    toCsv(
      ['Name', 'Value'],
      [
        ['Asha, Rao', -12.5],
        ['the "old" one', 3],
      ],
    ),
  ).toBe('Name,Value\r\n"Asha, Rao",-12.5\r\n"the ""old"" one",3\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\u00A0@x',
  '\r=1',
  '\0=1',
  '\u200B=1',
  '＝1',
  '\tx',
])('text that a spreadsheet could read as a formula is escaped: %j', (text) => {
  const field = toCsv(['h'], [[text]]).slice('h\r\n'.length);
  expect(field).toMatch(/^"?'/);
});

test('a negative number is written as a number, not as escaped text', () => {
  expect(toCsv(['Taxable'], [[-7]])).toBe('Taxable\r\n-7\r\n');
});
