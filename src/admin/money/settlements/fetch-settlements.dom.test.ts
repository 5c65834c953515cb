import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { FetchSettlements } from './fetch-settlements.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, 'Razorpay has no settlements for this month or last month.'],
  [1, 'Razorpay has 1 settlement for this month and last month.'],
  [3, 'Razorpay has 3 settlements for this month and last month.'],
])('a toast states how many settlements Razorpay has: %d', async (settlements, words) => {
  vi.stubGlobal('fetch', async () => Response.json({ settlements }));
  const { user } = mountAs(['collect_cash'], createElement(FetchSettlements));
  await user.click(await screen.findByRole('button', { name: 'Ask Razorpay' }));
  await waitFor(() => expect(listToasts().map(({ text }) => text)).toContain(words));
});
