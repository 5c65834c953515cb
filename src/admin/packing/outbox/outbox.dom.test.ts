import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addParcel, sendParcels } from './outbox.ts';
import { listParcels, putParcel } from './parcel-store.ts';

vi.mock('./parcel-store.ts', { spy: true });

const parcel = { orderId: 'ord_1', number: 'HT-2611-1', staffId: 'sta_1', version: 3, photos: [], at: 1 };
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return Response.json({ order: {} });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a page without TLS, which has no locks, sends its parcels too, one call after the other', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await addParcel(parcel);
  await sendParcels('sta_1');
  expect(sent).toEqual(['/api/v1/admin/orders/ord_1/packing']);
});

test('a parcel that the device has no room for is sent all the same', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(listParcels).mockResolvedValue([]);
  vi.mocked(putParcel).mockRejectedValue(new DOMException('No room', 'QuotaExceededError'));
  await addParcel(parcel);
  await sendParcels('sta_1');
  expect(sent).toEqual(['/api/v1/admin/orders/ord_1/packing']);
});
