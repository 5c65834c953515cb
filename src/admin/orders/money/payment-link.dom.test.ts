import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { dismissToast, listToasts } from '#ui/overlay/toasts.ts';
import { PaymentLink } from './payment-link.tsx';
import type { Order } from '#admin/orders/use-order.ts';

function open(unknownSince: string | null, takenBy: string | null = 'Kavita') {
  const payment_link = {
    url: 'https://rzp.io/i/1',
    expires_at: '2026-11-22T06:00:00.000Z',
    unknown_since: unknownSince,
  };
  const customer = { name: 'Asha Verma' };
  const order = { status: 'pending', taken_by: takenBy, customer, payment_link } as unknown as Order;
  return mount(() => createElement(PaymentLink, { order }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of listToasts()) dismissToast(id);
});

test('a payable payment link is shown with a Copy button', async () => {
  open(null);
  await screen.findByText('https://rzp.io/i/1');
  expect(screen.getByText('Copy')).toBeDefined();
});

test('when the browser cannot copy, as on a page without TLS, a toast asks to select the link instead', async () => {
  const { user } = open(null);
  vi.stubGlobal('navigator', {});
  await user.click(await screen.findByText('Copy'));
  const said = 'The browser did not copy it. Select the link and copy it yourself.';
  await vi.waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual([said]));
});

test.each([
  ['Kavita', /Asha Verma pays through it will not reach this order.*then Take it again/],
  [null, /will not reach this order.*make the exchange again/],
])(
  'a payment link unknown to Razorpay is hidden, with advice on what to do instead',
  async (takenBy, words) => {
    open('2026-11-21T06:00:00.000Z', takenBy);
    await screen.findByText(words);
    expect(screen.queryByText('https://rzp.io/i/1')).toBeNull();
  },
);
