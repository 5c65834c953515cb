import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import type { RemittanceLine } from './remittance.ts';
import { RemittanceLines } from './remittance-lines.tsx';

test('nothing is due of an order that was booked before, also where a part of it was refunded', async () => {
  const line = { reference: '9911', utr: '', order_id: 'ord_1', order_number: 'HT-1', paid: 2697 };
  const lines: RemittanceLine[] = [
    { ...line, line: 2, expected: 1848, state: 'booked_before' },
    { ...line, line: 3, expected: 2700, state: 'short' },
  ];
  mount(() => createElement(RemittanceLines, { lines }));
  await screen.findByText('₹2,697 paid, ₹2,700 due');
  expect(screen.getAllByText(/due/)).toHaveLength(1);
});
