import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { addParcel, sendParcels } from './outbox.ts';
import type { Parcel } from './parcel-store.ts';

const parcel = { orderId: 'ord_1', number: 'HT-2611-1', staffId: 'sta_1', version: 3, photos: [], at: 1 };
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return Response.json({ order: {} });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Imports the outbox of a device that has stored these parcels and has no room for others. */
async function importFull(stored: readonly Parcel[]) {
  // The DOM of these tests has no database at all. Other files may have loaded these modules, so they are loaded again.
  vi.resetModules();
  vi.doMock('./parcel-store.ts', () => ({
    listParcels: async () => stored,
    putParcel: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
    deleteParcel: async () => {},
  }));
  onTestFinished(() => {
    vi.doUnmock('./parcel-store.ts');
    vi.resetModules();
  });
  return import('./outbox.ts');
}

test('parcels are sent from a page without TLS too, where the Web Locks API is missing', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await addParcel(parcel);
  await sendParcels('sta_1');
  expect(sent).toEqual(['/api/v1/admin/orders/ord_1/packing']);
});

test('a parcel that does not fit into the device’s storage is still sent', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const outbox = await importFull([]);
  await outbox.addParcel(parcel);
  await outbox.sendParcels('sta_1');
  expect(sent).toEqual(['/api/v1/admin/orders/ord_1/packing']);
});

test('parcels are sent oldest first, also those that the device had no room for', async () => {
  const outbox = await importFull([{ ...parcel, orderId: 'ord_2', at: 2 }]);
  vi.stubGlobal('navigator', { onLine: true });
  await outbox.addParcel(parcel);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((path) => path.split('/').at(-2))).toEqual(['ord_1', 'ord_2']);
});

test('a parcel with more photos than its order can keep is still packed, and a message explains it', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const full = { code: 'order.photos_full', error: 'An order can have at most 12 photos' };
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return path.endsWith('/photos') ? Response.json(full, { status: 409 }) : Response.json({ order: {} });
  });
  const photo = { type: 'image/jpeg', bytes: new ArrayBuffer(4) };
  await addParcel({ ...parcel, photos: [photo, photo] });
  await sendParcels('sta_1');
  expect(sent.map((path) => path.split('/').at(-1))).toEqual(['photos', 'packing']);
  expect(listToasts().map(({ text }) => text)).toContain('HT-2611-1: An order can have at most 12 photos');
});
