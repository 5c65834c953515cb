import type { OrderJson } from '#contract/order/order.ts';
import * as words from './words.ts';

/** Shows that an order is wrapped as a gift, with the message that goes with it; renders nothing for other orders. */
export function GiftNote({ order: { gift } }: { order: Pick<OrderJson, 'gift'> }) {
  if (!gift) return null;
  return (
    <div className="mt-3 rounded-sm bg-turmeric-wash px-3 py-2">
      <p>{words.giftWrapped}</p>
      {gift.message && <p className="mt-1 whitespace-pre-line wrap-anywhere">“{gift.message}”</p>}
    </div>
  );
}
