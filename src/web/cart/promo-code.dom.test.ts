import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { mount } from '#test/mount.ts';
import { PromoCode } from './promo-code.tsx';
import * as words from './words.ts';

function Cart({ first, quote }: { first?: string; quote?: QuoteCartAnswer }) {
  const [applied, onApply] = useState(first);
  return createElement(PromoCode, { quote, applied, onApply });
}

test('the promo code link opens the field with the focus in it', async () => {
  const { user } = mount(() => createElement(Cart));
  await user.click(await screen.findByRole('button', { name: words.havePromoCode }));
  await user.keyboard('utsav200');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.promoCode }).value).toBe('UTSAV200');
});

test('after a code is removed, the focus is on the link that opens the field', async () => {
  const { user } = mount(() => createElement(Cart, { first: 'UTSAV200' }));
  await user.click(await screen.findByRole('button', { name: words.removePromo }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.havePromoCode }));
});

test('a late answer to a typed code leaves the coupon that was chosen meanwhile', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const coupons = [{ code: 'BEST500', description: 'For all', discount: 500 }];
  const quote = { coupons, lines: [], totals: { subtotal: 4000 } } as unknown as QuoteCartAnswer;
  const { user } = mount(() => createElement(Cart, { quote }));
  await user.click(await screen.findByRole('button', { name: words.havePromoCode }));
  await user.keyboard('utsav200{Enter}');
  await user.click(screen.getByRole('button', { name: /BEST500/ }));
  late.resolve(Response.json({ valid: true, type: 'fixed', promotion: { discount: 200 } }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.unstubAllGlobals();
  screen.getByText('BEST500');
  expect(screen.queryByText('UTSAV200')).toBeNull();
});

test('a late refusal of a typed code says nothing about the code that is typed meanwhile', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const { user } = mount(() => createElement(Cart));
  await user.click(await screen.findByRole('button', { name: words.havePromoCode }));
  await user.keyboard('utsav20{Enter}0');
  late.resolve(Response.json({ valid: false, error: 'Invalid promo code' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.unstubAllGlobals();
  expect(screen.queryByText('Invalid promo code')).toBeNull();
});
