import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { mount } from '#test/mount.ts';
import { untaxed } from '#test/orders/untaxed-totals.ts';
import { CartSummary } from './cart-summary.tsx';

test('retrying the totals keeps the focus in the page although the button is gone', async () => {
  const { user } = mount(Cart);
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the total is read out once the shop has priced a change', async () => {
  const { user } = mount(Priced);
  expect((await screen.findByRole('status')).textContent).toBe('Total ₹500.00');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('status').textContent).toBe('Total ₹900.00');
});

test('when everything is sold out, no free-shipping message is shown', async () => {
  mount(() => createElement(CartSummary, { ...still, quote: toQuote(0), isPending: false }));
  await screen.findByText('No GST is charged on this order');
  expect(screen.queryByText(/free shipping/)).toBeNull();
});

const still = {
  blocked: 0,
  onRemoveBlocked() {},
  problem: undefined,
  onRetry() {},
  code: undefined,
  onCode() {},
  codCharge: undefined,
};

function toQuote(total: number): QuoteCartAnswer {
  const totals = { ...untaxed, subtotal: total, total };
  const free_shipping = { threshold: 5000, missing: 5000 - total };
  return { lines: [], changes: [], coupons: [], totals, free_shipping } as unknown as QuoteCartAnswer;
}

function Priced() {
  const [isPending, setPending] = useState(false);
  const [total, setTotal] = useState(500);
  const answer = () => {
    setTotal(900);
    setPending(false);
  };
  return createElement('div', {}, [
    createElement('button', { key: 'change', onClick: () => setPending(true) }, 'Change'),
    createElement('button', { key: 'answer', onClick: answer }, 'Answer'),
    createElement(CartSummary, { key: 'summary', ...still, quote: toQuote(total), isPending }),
  ]);
}

function Cart() {
  const [problem, setProblem] = useState<string | undefined>('Something went wrong.');
  const summary = createElement(CartSummary, {
    quote: undefined,
    isPending: false,
    blocked: 0,
    onRemoveBlocked() {},
    problem,
    onRetry: () => setProblem(undefined),
    code: undefined,
    onCode() {},
    codCharge: undefined,
  });
  return createElement('main', { id: 'main', tabIndex: -1 }, summary);
}
