import { X } from 'lucide-react';
import { Link } from 'react-router';
import { GiftLine } from '#admin/orders/gift-line.tsx';
import { MissingPieces } from '#admin/orders/missing-pieces.tsx';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { PAYMENT_WORDS } from '#admin/orders/order-words.ts';
import { rupees } from '#admin/format/rupees.ts';
import { IconButton } from '#ui/form/icon-button.tsx';

type HeadProps = { order: ListedOrder; place: string; onClose: () => void };

/** Shows the number of the order being packed, its place in the queue, and the notes for the parcel. */
export function OrderHead({ order, place, onClose }: HeadProps) {
  const { order_number: number, customer, notes, payment, shipping_address: address, totals } = order;
  const isCod = payment.method === 'cod' && payment.status === 'pending';
  return (
    <header>
      <div className="flex items-center gap-2 sm:gap-3">
        <h1 className="min-w-0 font-display text-lg font-medium wrap-anywhere figures sm:text-xl">
          <Link to={`/orders/${number}`} className="inline-flex min-h-11 items-center hover:underline">
            {number}
          </Link>
        </h1>
        <p className="flex-1 text-quiet figures">{place}</p>
        <IconButton label="Close" className="-mr-2" onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </IconButton>
      </div>
      <p>
        {customer.name}, {address.city} <span className="figures">{address.postal_code}</span>
      </p>
      <p className="font-medium">{isCod ? `COD ${rupees(totals.total)}` : PAYMENT_WORDS.razorpay}</p>
      <MissingPieces order={order} />
      <GiftLine order={order} />
      {notes && <p className="mt-2 rounded-sm bg-turmeric/12 px-3 py-2">Customer’s note: {notes}</p>}
    </header>
  );
}
