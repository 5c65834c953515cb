import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { PromoCode } from './promo-code.tsx';
import * as words from './words.ts';

function Cart({ first }: { first?: string }) {
  const [applied, onApply] = useState(first);
  return createElement(PromoCode, { quote: undefined, applied, onApply });
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
