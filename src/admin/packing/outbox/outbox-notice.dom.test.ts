import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountAs } from '#test/scenes/mount-as.ts';
import { OutboxNotice } from './outbox-notice.tsx';
import { addParcel, removeParcel } from './outbox.ts';

const parcel = { number: 'HT-2611-1', version: 3, photos: [], at: 1 };

afterEach(async () => {
  for (const id of ['ord_1', 'ord_2']) await removeParcel(id);
  vi.unstubAllGlobals();
});

test('a parcel packed on this device by a colleague waits for their sign-in, and the notice explains this', async () => {
  // The parcels wait, because this device has no network.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await addParcel({ ...parcel, orderId: 'ord_1', staffId: 'sta_2' });
  mountAs(['ship_orders'], createElement(OutboxNotice));
  await screen.findByText(
    /^1 parcel is waiting on this computer. It is sent when the person who packed it signs in here.$/,
  );
  await addParcel({ ...parcel, orderId: 'ord_2', staffId: 'sta_1' });
  await screen.findByText('1 parcel is waiting on this computer.');
  expect(screen.getAllByText(/waiting on this computer/)).toHaveLength(2);
});
