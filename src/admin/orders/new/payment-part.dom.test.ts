import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mountAs } from '#test/scenes/mount-as.ts';
import { noOrder } from './order-values.ts';
import { PaymentPart } from './payment-part.tsx';
import type { Quote } from './use-quote.ts';

test.each([
  [null, 'Sent to the customer by message.', false, 'Offer a payment link, or ask the owner.'],
  [
    'Online payment is not available right now.',
    'Online payment is not available right now.',
    true,
    'Ask the owner.',
  ],
])('a payment link with the refusal %j shows %j', async (refusal, hint, isDisabled, advice) => {
  const cod = { offered: false, reason: 'Too far away.' };
  const quote = { cod, shipping_methods: [], no_payment_link: refusal } as unknown as Quote;
  const form = { values: noOrder, mistakes: {}, change: () => undefined, quote };
  mountAs(['take_orders'], createElement(PaymentPart, form));
  await screen.findByText(hint);
  await screen.findByText(advice);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Payment link/ }).disabled).toBe(isDisabled);
});
