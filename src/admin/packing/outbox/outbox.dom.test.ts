import { afterEach, expect, test, vi } from 'vitest';
import { addParcel, sendParcels } from './outbox.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page without TLS, which has no locks, sends its parcels too, one call after the other', async () => {
  const sent: string[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return Response.json({ order: {} });
  });
  const parcel = { orderId: 'ord_1', number: 'HT-2611-1', staffId: 'sta_1', version: 3, photos: [], at: 1 };
  await addParcel(parcel);
  await sendParcels('sta_1');
  expect(sent).toEqual(['/api/v1/admin/orders/ord_1/packing']);
});
