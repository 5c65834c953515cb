import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { render } from '#test/render.ts';
import { ReturnNotes } from './return-notes.tsx';

const answer = 'Please send it to our workshop in Varanasi.';

test.each([
  ['approved', true],
  ['refused', true],
  ['received', false],
  ['settled', false],
] as const)('for a return that is %s the shop’s answer is shown: %s', async (state, isShown) => {
  const pieces = [{ item_id: 'lin_1', product_name: 'Planter', quantity: 1 }];
  const back = { id: 'ret_1', state, answer, requested_at: '2026-11-28T09:00:00Z', pieces };
  const order = { returns: [back] } as unknown as OrderJson;
  const { text } = await render(createElement(ReturnNotes, { order }));
  expect(text.includes(answer)).toBe(isShown);
});
