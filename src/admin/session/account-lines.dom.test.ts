import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addParcel, removeParcel } from '#admin/packing/outbox/outbox.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { AccountLines } from './account-lines.tsx';

const parcel = { orderId: 'ord_1', number: 'HT-2611-1', version: 3, photos: [], at: 1 };
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    // The parcel waits, because this device has no network.
    if (path.endsWith('/packing')) throw new TypeError('Failed to fetch');
    // A response would remove the person's screens, which are not part of this test.
    return new Promise<Response>(() => {});
  });
});
afterEach(async () => {
  await removeParcel(parcel.orderId);
  vi.unstubAllGlobals();
});

async function signOut() {
  const { user } = mountAs([], createElement(AccountLines));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
}

test('a staff member cannot sign out while their own parcels wait on the device', async () => {
  await addParcel({ ...parcel, staffId: 'sta_1' });
  await signOut();
  const said = () => listToasts().map(({ text }) => text);
  await waitFor(() =>
    expect(said()).toContain('1 parcel is waiting on this computer. Sign out after it is sent.'),
  );
  expect(asked).not.toContain('/api/v1/admin/logout');
});

test('a waiting parcel of another staff member does not prevent signing out', async () => {
  await addParcel({ ...parcel, staffId: 'sta_2' });
  await signOut();
  await waitFor(() => expect(asked).toContain('/api/v1/admin/logout'));
});

test('a parcel refused by the server does not prevent signing out', async () => {
  await addParcel({ ...parcel, staffId: 'sta_1', failure: 'The order was cancelled.' });
  await signOut();
  await waitFor(() => expect(asked).toContain('/api/v1/admin/logout'));
});
