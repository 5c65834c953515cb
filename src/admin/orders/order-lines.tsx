import { formatCount } from '#domain/format-count.ts';
import { Part } from '#admin/shell/part.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { GiftLine } from './gift-line.tsx';
import { OrderExchanges } from './order-exchanges.tsx';
import { countPieces } from './order-words.ts';
import type { Order } from './use-order.ts';

/** The pieces that were ordered. */
export function OrderLines({ order }: { order: Order }) {
  const pieces = countPieces(order);
  return (
    <Part title={formatCount(pieces, 'piece')}>
      <ul className="flex flex-col divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-2">
            <img
              src={item.product_image}
              alt=""
              width={48}
              height={60}
              loading="lazy"
              className="h-15 w-12 flex-none rounded-sm bg-sand object-cover"
            />
            <div className="min-w-0 flex-1">
              <p>
                <span className="whitespace-nowrap figures">{item.quantity} ×</span> {item.product_name}
              </p>
              <p className="text-sm text-quiet">
                {[item.variant, item.sku].filter(Boolean).join(', ')}
                {item.returned > 0 && order.status !== 'cancelled' && `, ${item.returned} came back`}
              </p>
            </div>
            <p className="text-right figures sm:w-20">{rupees(item.total)}</p>
          </li>
        ))}
      </ul>
      <OrderExchanges order={order} />
      <GiftLine order={order} />
      {order.notes && (
        <p className="mt-2 border-t border-line pt-2 text-sm">Customer’s note: {order.notes}</p>
      )}
    </Part>
  );
}
