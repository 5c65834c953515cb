import { Gift } from 'lucide-react';
import type { OrderJson } from '#contract/order/order.ts';

/** Tells the staff that an order is a gift, with its message; renders nothing for other orders. */
export function GiftLine({ order: { gift } }: { order: Pick<OrderJson, 'gift'> }) {
  if (!gift) return null;
  return (
    <div className="mt-2 flex gap-2 rounded-sm bg-turmeric/12 px-3 py-2">
      <Gift aria-hidden="true" size={20} className="mt-0.5 flex-none" />
      <div className="min-w-0">
        <p className="font-medium">Gift: wrap it, and put no prices in the parcel</p>
        {gift.message ? (
          <p className="whitespace-pre-line wrap-anywhere">Message on the packing slip: “{gift.message}”</p>
        ) : (
          <p>Without a message.</p>
        )}
      </div>
    </div>
  );
}
