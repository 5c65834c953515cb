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

test.each([
  {
    name: 'Shiprocket',
    head: [
      'CRF ID',
      'AWB',
      'Delivered Date',
      'Order Id',
      'Courier',
      'Order Value',
      'UTR',
      'total_adjusted_amt',
    ],
    parcel: ['CRF12', '9911', '20-11-2026', '55', 'Xpressbees', '1,584.00', 'UTR9', '0'],
    utr: 'UTR9',
  },
  {
    name: 'Delhivery, which pays what is payable',
    head: ['Waybill Number', 'Order Number', 'COD Amount', 'Amount Payable', 'Payment Mode', 'Status'],
    parcel: ['9911', 'HT-2611-7KQ2', '1,600.00', '1,584.00', 'COD', 'Delivered'],
    utr: '',
  },
  {
    name: 'iThink',
    head: ['AWB NO.', 'Order No.', 'Customer', 'Price', 'Remittance Date', 'Remittance UTR'],
    parcel: ['9911', 'HT-2611-7KQ2', 'Asha', '1,584.00', '20-11-2026', 'UTR9'],
    utr: 'UTR9',
  },
  {
    name: 'a courier that says what it collected and what it paid',
    head: ['AWB', 'COD Amount', 'Remitted Amount'],
    parcel: ['9911', '1,600.00', '1,584.00'],
    utr: '',
  },
])('the original file from $name is read', ({ head, parcel, utr }) => {
  expect(read(head, parcel)).toEqual({
    lines: [{ line: 2, reference: '9911', paidPaise: 1584_00, utr }],
    mistakes: [],
  });
});

test.each(['="9911"', "'9911", ' 9911 '])(
  'a number protected from spreadsheet conversion is read: %s',
  (awb) => {
    expect(read(['AWB', 'Paid'], [awb, '1584']).lines[0]).toMatchObject({ reference: '9911' });
  },
);

test('a Razorpay settlement file is not mistaken for a courier’s remittance file', () => {
  const head =
    'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,order_id,settlement_id,settlement_utr';
  const payment =
    'payment,pay_PAx3,1584.00,INR,31.68,5.70,0.00,1546.62,order_PAx1,setl_PBa1,HDFCN52026112712345678';
  expect(read(head.split(','), payment.split(','))).toEqual({
    lines: [],
    mistakes: [
      'This file is from Razorpay, not from a courier. The shop fetches it from Razorpay every night: see Settlements.',
    ],
  });
});

test('title rows above the headings are skipped, and lines keep their row numbers', () => {
  const titles = [
    ['COD remittance of Kumhar Kala', '', ''],
    ['Order', '1 to 15 November 2026'],
  ];
  expect(read(...titles, ['AWB', 'Paid', 'UTR'], ['9911', '1,584.00', 'UTR9'])).toEqual({
    lines: [{ line: 4, reference: '9911', paidPaise: 1584_00, utr: 'UTR9' }],
    mistakes: [],
  });
});

test('headings without an amount column are refused', () => {
  expect(read(['AWB', 'Weight'], ['9911', '2']).mistakes).toEqual([
    'Please name the columns in the first line: AWB, Paid and, if known, UTR',
  ]);
});

test.each([
  ['Total', '1,584.00', ''],
  ['', 'Grand Total', '1584'],
])('a total row below the parcels is ignored: %j', (...total) => {
  const { lines, mistakes } = read(['AWB', 'Paid', 'UTR'], ['9911', '1584', 'UTR9'], total);
  expect([lines.length, mistakes]).toEqual([1, []]);
  expect(read(['AWB', 'Paid', 'UTR'], total).mistakes).toEqual(['The file has no lines below the headings']);
});

test('a heading with 100,000 open brackets is read within a second', () => {
  const began = performance.now();
  expect(read(['(a'.repeat(100_000), 'AWB', 'Paid'], ['', '9911', '90']).lines).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(1000);
});
