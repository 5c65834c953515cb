import { ApiError, isRecord } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import { callAdmin, sendForm } from '#admin/call-admin.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Parcel } from './parcel-store.ts';

/**
 * Sends a parcel to the shop: its photos, that it is packed, and its courier. Each step is safe to repeat, so a parcel whose response was
 * lost is sent again as a whole. Throws ApiError.
 */
export async function sendParcel({ orderId: id, number, version, photos, shipment }: Parcel): Promise<void> {
  await sendPhotos(id, photos).catch((error: unknown) => {
    // A photo for which its order has no room does not hold up the parcel.
    if (!(error instanceof ApiError) || error.code !== 'order.photos_full') throw error;
    notify(`${number}: ${error.message}`, { tone: 'error' });
  });
  if (version !== undefined) await pack(id, version);
  if (shipment) await callAdmin('POST /admin/orders/{id}/shipment', { params: { id }, body: shipment });
}

async function sendPhotos(id: string, photos: Parcel['photos']): Promise<void> {
  for (const { type, bytes } of photos) {
    const form = new FormData();
    form.append('file', new File([bytes], 'parcel', { type }));
    await sendForm(toPath('POST /admin/orders/{id}/photos', { params: { id } }), form);
  }
}

async function pack(id: string, version: number): Promise<void> {
  try {
    await callAdmin('POST /admin/orders/{id}/packing', { params: { id }, body: { version } });
  } catch (error) {
    if (!isPackedBefore(error)) throw error;
  }
}

/** Returns whether the shop refuses a version because the order is already packed: by the same request, whose response was lost. */
function isPackedBefore(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'order.stale') return false;
  const { order } = error.body;
  return isRecord(order) && order.packed_at !== null;
}
