import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { callAdmin, fetchFile } from '#admin/call-admin.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { formatDay } from '#admin/format/format-time.ts';
import { saveFile } from '#admin/save-file.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Booking, useBookingChange } from './use-booking.ts';

type Props = { order: Order; actions: Booking['actions'] };

/** Offers the actions for a booked parcel: label, pickup, tracking, cancelling. */
export function CourierButtons({ order, actions }: Props) {
  const { id } = order;
  const [isCancelling, setIsCancelling] = useState(false);
  const label = useMutation<void, ApiError>({
    mutationFn: async () =>
      saveFile(
        await fetchFile(
          toPath('GET /admin/orders/{id}/booking/label', { params: { id } }),
          'application/pdf',
        ),
        `label-${order.order_number}.pdf`,
      ),
  });
  const pickup = useBookingChange(order, async () => {
    const body = { orders: [id], day: toIndianDay(new Date()) };
    const { day } = await callAdmin('POST /admin/pickups', { body, timeoutMs: 60_000 });
    notify(`The courier comes on ${formatDay(day)}`);
  });
  const track = useBookingChange(order, () =>
    callAdmin('POST /admin/orders/{id}/booking/tracking', { params: { id }, timeoutMs: 60_000 }),
  );
  const cancel = useBookingChange(order, () =>
    callAdmin('POST /admin/orders/{id}/booking/cancellation', { params: { id }, timeoutMs: 60_000 }),
  );
  const calls = [label, pickup, track, cancel];
  const error = calls.map((each) => each.error).find((each) => each !== null);
  /** Makes a call and clears the error of the previous one. */
  function call(next: (typeof calls)[number]) {
    for (const each of calls) if (each.isError) each.reset();
    next.mutate();
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {actions.includes('label') && (
          <Button variant="secondary" busy={label.isPending} onClick={() => call(label)}>
            Courier’s label
          </Button>
        )}
        {actions.includes('pickup') && (
          <Button variant="secondary" busy={pickup.isPending} onClick={() => call(pickup)}>
            Request a pickup
          </Button>
        )}
        {actions.includes('track') && (
          <Button variant="secondary" busy={track.isPending} onClick={() => call(track)}>
            Where is it?
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button variant="secondary" busy={cancel.isPending} onClick={() => setIsCancelling(true)}>
            Cancel booking
          </Button>
        )}
      </div>
      <p role="alert" className="text-alert empty:hidden">
        {error?.messageOr('Not done: no answer from the shop. Try again.')}
      </p>
      {isCancelling && (
        <ConfirmDialog
          title="Cancel the booking?"
          effect="The courier will not pick up this parcel. The order stays packed."
          button="Cancel booking"
          onConfirm={() => {
            setIsCancelling(false);
            call(cancel);
          }}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}
