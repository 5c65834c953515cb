import { type FormEvent, useState } from 'react';
import { GATEWAY_NAMES, ParcelSize } from '#domain/shipment/courier-gateway.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { readNumber } from '#admin/format/read-number.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Booking, useBookingChange } from './use-booking.ts';

const fields = [
  ['grams', 'Weight, grams'],
  ['length_cm', 'Length, cm'],
  ['breadth_cm', 'Breadth, cm'],
  ['height_cm', 'Height, cm'],
] as const;

/**
 * Books the parcel with the connected courier, with suggested weight and size. The courier weighs the parcel again and charges for the
 * result.
 */
export function BookForm({ order, booking }: { order: Order; booking: Booking }) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const change = useBookingChange(order, (size: ParcelSize) =>
    callAdmin('POST /admin/orders/{id}/booking', {
      params: { id: order.id },
      body: { ...size, version: order.version },
      timeoutMs: 60_000,
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    const read = fields.map(([name]) => [name, readNumber(typed[name] ?? String(booking.size[name]))]);
    const size = ParcelSize.safeParse(Object.fromEntries(read));
    if (!size.success) {
      const found = size.error.issues.map(({ path, message }) => [String(path[0]), message]);
      return setMistakes(Object.fromEntries(found));
    }
    setMistakes({});
    return change.mutate(size.data, { onSuccess: () => notify('The parcel is booked with the courier') });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        {fields.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            inputMode="decimal"
            value={typed[name] ?? String(booking.size[name])}
            error={mistakes[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
      </div>
      <p role="alert" className="text-alert empty:hidden">
        {change.error?.messageOr(
          'No answer from the shop. Check the order before you book again: nothing is booked twice.',
        )}
      </p>
      <Button type="submit" busy={change.isPending}>
        Book with {GATEWAY_NAMES[booking.gateway!]}
      </Button>
    </form>
  );
}
