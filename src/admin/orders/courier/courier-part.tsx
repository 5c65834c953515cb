import { GATEWAY_NAMES } from '#domain/shipment/courier-gateway.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatDay, formatMoment } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { AnswerForm } from './answer-form.tsx';
import { BookForm } from './book-form.tsx';
import { CourierButtons } from './courier-buttons.tsx';
import { STATE_WORDS } from './courier-words.ts';
import { type Booking, useBooking } from './use-booking.ts';

/** The courier's part of an order: book, label, pickup, where the parcel is, and the answer to a failed delivery. */
export function CourierPart({ order }: { order: Order }) {
  const may = useMay();
  const loaded = useBooking(order);
  const { data: booking } = loaded;
  if (!booking && loaded.errorUpdateCount > 0)
    return (
      <Part title="Courier">
        <NotLoaded what="booking" query={loaded} />
      </Part>
    );
  if (!booking || (!booking.gateway && !booking.shipment)) return null;
  const { shipment, actions } = booking;
  return (
    <Part title="Courier">
      <div className="flex flex-col gap-3">
        {shipment && <Facts shipment={shipment} />}
        {!shipment && !actions.includes('book') && (
          <p className="text-quiet">The parcel can be booked once the order is packed.</p>
        )}
        {may('ship_orders') && (
          <>
            {actions.includes('book') && <BookForm order={order} booking={booking} />}
            {actions.includes('answer') && <AnswerForm order={order} />}
            <CourierButtons order={order} actions={actions} />
          </>
        )}
        {shipment && shipment.scans.length > 0 && <Scans scans={shipment.scans} />}
      </div>
    </Part>
  );
}

type Shipment = NonNullable<Booking['shipment']>;

function Facts({ shipment }: { shipment: Shipment }) {
  const { state, gateway, carrier, awb, charge, failure, pickup_on: pickup } = shipment;
  const by = [GATEWAY_NAMES[gateway], carrier !== GATEWAY_NAMES[gateway] && carrier]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{STATE_WORDS[state]}</p>
      <p>
        {by} {awb && <span className="figures">{awb}</span>}
      </p>
      {charge !== null && <p className="text-sm text-quiet">The courier charges {rupees(charge)}.</p>}
      {pickup && <p className="text-sm text-quiet">Pickup requested {formatDay(pickup)}.</p>}
      {failure && <p className="text-alert">{failure}</p>}
      {shipment.answer_by && (
        <p className="text-alert">Answer the courier by {formatMoment(shipment.answer_by)}.</p>
      )}
      {state === 'returned' && (
        <p>Once you have the parcel, use “Came back”: it asks what can be sold again.</p>
      )}
    </div>
  );
}

function Scans({ scans }: { scans: Shipment['scans'] }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        What the courier reported ({scans.length})
      </summary>
      <ol className="flex flex-col gap-2">
        {scans.map(({ at, status, note, place }) => (
          <li key={`${at} ${status}`} className="text-sm">
            <span className="text-quiet">{formatMoment(at)}</span>{' '}
            {[note || status, place].filter(Boolean).join(', ')}
          </li>
        ))}
      </ol>
    </details>
  );
}
