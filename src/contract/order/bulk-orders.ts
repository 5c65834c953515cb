import { z } from 'zod';
import { bulkRows } from '#contract/bulk.ts';
import { OTHER_COURIER, parcelFields } from '#domain/shipment/shipment.ts';
import { seen, StaffCancellation } from './admin-order.ts';

const row = z.object({
  ...seen,
  id: z.string().min(1).max(64),
  tracking_number: parcelFields.shape.tracking_number,
});

/** POST /admin/orders/bulk. A row is an id, or an id with the version that was seen. */
export const BulkChange = z
  .object({
    action: z.enum(['confirm', 'pack', 'book', 'ship', 'deliver', 'collect_cash', 'complete', 'cancel']),
    ids: bulkRows(row, 'order'),
    reason: StaffCancellation.shape.reason.optional().describe('The reason for the cancellation'),
    courier: parcelFields.shape.courier.optional().describe('The courier of the parcels'),
    courier_name: parcelFields.shape.courier_name,
  })
  .refine(({ action, reason }) => action !== 'cancel' || reason !== undefined, {
    path: ['reason'],
    message: 'Please give the reason',
  })
  .refine(({ action, courier }) => action !== 'ship' || courier !== undefined, {
    path: ['courier'],
    message: 'Please choose the courier',
  })
  .refine(({ courier, courier_name }) => (courier === OTHER_COURIER) === (courier_name !== undefined), {
    path: ['courier_name'],
    message: 'Enter a courier name if you choose another courier, otherwise leave it out',
  })
  .refine(
    ({ action, courier, ids }) =>
      action !== 'ship' ||
      courier === OTHER_COURIER ||
      ids.every(({ tracking_number }) => tracking_number !== undefined),
    { path: ['ids'], message: 'Each parcel needs its tracking number' },
  );
export type BulkChange = z.infer<typeof BulkChange>;

/** POST /admin/orders/{id}/notes. */
export const AddNote = z.object({
  ...seen,
  text: z.string('Please write a note').trim().min(1, 'Please write a note').max(1000),
});
