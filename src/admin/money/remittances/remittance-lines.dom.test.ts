import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import type { RemittanceLine } from './remittance.ts';
import { RemittanceLines } from './remittance-lines.tsx';

function show(lines: RemittanceLine[], abilities = ['collect_cash', 'see_orders']) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'sta_1', name: 'Ravi' }, abilities });
  mount(() => createElement(QueryClientProvider, { client }, createElement(RemittanceLines, { lines })));
}

test.each([
  [['collect_cash', 'see_orders'], 1],
  [['collect_cash'], 0],
])(
  'the order of a remittance line is a link only for staff who may see orders: %j',
  async (abilities, links) => {
    const line = { reference: '9911', utr: '', order_id: 'ord_1', order_number: 'HT-1', paid: 2697 };
    show([{ ...line, line: 2, expected: 2700, state: 'short' }], abilities);
    await screen.findByText('HT-1');
    expect(screen.queryAllByRole('link')).toHaveLength(links);
  },
);

test('a previously booked order shows no amount due, even after a partial refund', async () => {
  const line = { reference: '9911', utr: '', order_id: 'ord_1', order_number: 'HT-1', paid: 2697 };
  const lines: RemittanceLine[] = [
    { ...line, line: 2, expected: 1848, state: 'booked_before' },
    { ...line, line: 3, expected: 2700, state: 'short' },
  ];
  show(lines);
  await screen.findByText('₹2,697 paid, ₹2,700 due');
  expect(screen.getAllByText(/due/)).toHaveLength(1);
});
