import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { OrderLink } from './order-link.tsx';
import type { Order } from './use-order.ts';

function open(unknownSince: string | null, takenBy: string | null = 'Kavita') {
  const payment_link = {
    url: 'https://rzp.io/i/1',
    expires_at: '2026-11-22T06:00:00.000Z',
    unknown_since: unknownSince,
  };
  const customer = { name: 'Asha Verma' };
  const order = { status: 'pending', taken_by: takenBy, customer, payment_link } as unknown as Order;
  mount(() => createElement(OrderLink, { order }));
}

test('a link that can be paid is shown to be copied', async () => {
  open(null);
  await screen.findByText('https://rzp.io/i/1');
  expect(screen.getByText('Copy')).toBeDefined();
});

test.each([
  ['Kavita', /Asha Verma pays by it does not reach this order.*then Take it again/],
  [null, /does not reach this order.*make the exchange again/],
])('a link that Razorpay does not know is not handed on', async (takenBy, words) => {
  open('2026-11-21T06:00:00.000Z', takenBy);
  await screen.findByText(words);
  expect(screen.queryByText('https://rzp.io/i/1')).toBeNull();
});
