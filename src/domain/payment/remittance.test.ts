import { expect, test } from 'vitest';
import { readRemittance } from './remittance.ts';

const read = (...rows: string[][]) => readRemittance(rows.map((cells, index) => ({ row: index + 1, cells })));

test.each([
  [['AWB', 'Paid', 'UTR']],
  [['awb_number', 'COD_Amount', 'Bank UTR']],
  [['Reference No.', 'COD Amount (Rs.)', 'UTR-No.']],
  [['Order ID', 'Amount INR', 'NEFT Ref.']],
])('a remittance file of a courier is read by headings like %j', (headings) => {
  expect(read(headings, ['9911', '1,584.00', 'UTR9'])).toEqual({
    lines: [{ line: 2, reference: '9911', paidPaise: 1584_00, utr: 'UTR9' }],
    mistakes: [],
  });
});

test('headings that name no amount are refused', () => {
  expect(read(['AWB', 'Weight'], ['9911', '2']).mistakes).toEqual([
    'Please name the columns in the first line: AWB, Paid and, if known, UTR',
  ]);
});

test.each([
  ['Total', '1,584.00', ''],
  ['', 'Grand Total', '1584'],
])('the sum that a courier writes below the parcels is no parcel: %j', (...total) => {
  const { lines, mistakes } = read(['AWB', 'Paid', 'UTR'], ['9911', '1584', 'UTR9'], total);
  expect([lines.length, mistakes]).toEqual([1, []]);
  expect(read(['AWB', 'Paid', 'UTR'], total).mistakes).toEqual(['The file has no line below the headings']);
});
