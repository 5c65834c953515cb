import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { CartSummary } from './cart-summary.tsx';

test('after another try at the sums the focus stays in the page, although its button is gone', async () => {
  const { user } = mount(Cart);
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

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
