import { expect, test, vi } from 'vitest';
import { queryClient } from '#admin/query-client.ts';
import { addParcel } from './outbox.ts';
import type { Parcel } from './parcel-store.ts';

const parcel = { orderId: 'ord_1', number: 'HAAT1001', staffId: 'stf_1' } as Parcel;

const kept = vi.hoisted(() => ({ parcels: [] as Parcel[] }));
vi.mock('./parcel-store.ts', () => ({
  putParcel: async (put: Parcel) => void kept.parcels.push(put),
  listParcels: async () => kept.parcels,
  deleteParcel: async () => void kept.parcels.pop(),
}));
const sendParcel = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./send-parcel.ts', () => ({ sendParcel }));
vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<void>) => work() } });

test('an order that was sent is not in the queue again while the queue cannot be loaded anew', async () => {
  const key = ['list', 'packing', 'to_pack'];
  queryClient.setQueryData(key, { orders: [{ id: 'ord_1' }, { id: 'ord_2' }], total: 2 });
  await addParcel(parcel);
  await vi.waitFor(() => expect(kept.parcels).toEqual([]));
  expect(sendParcel).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(key)).toEqual({ orders: [{ id: 'ord_2' }], total: 1 });
});
