import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { mount } from '#test/mount.ts';
import { untaxed } from '#test/orders/untaxed-totals.ts';
import { SummaryAside } from './summary-aside.tsx';

const message = 'Brass diya is no longer available';

test('on a phone, cart changes are visible without opening the order summary', async () => {
  const quote = {
    lines: [],
    changes: [{ message }],
    coupons: [],
    totals: untaxed,
  } as unknown as QuoteCartAnswer;
  const quoted = { quote, isLoading: false, error: undefined, refresh: () => undefined };
  mount(() => createElement(SummaryAside, { on: 'phone', quoted, code: undefined, onCode: () => undefined }));
  const notes = await screen.findAllByText(message);
  expect(notes.map((note) => note.closest('details'))).toEqual([null]);
});
