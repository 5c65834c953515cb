import { formatShort } from '#admin/format/format-time.ts';
import type { ListedOrderJson } from '#contract/order/admin-order-list.ts';

/** Shows how often the customer was called without an answer, for an order that waits to be confirmed. */
export function UnansweredCalls({ order }: { order: Pick<ListedOrderJson, 'stage' | 'unanswered_calls'> }) {
  const { stage, unanswered_calls: calls } = order;
  if (!calls || stage !== 'to_confirm') return null;
  const times = calls.count === 1 ? 'No answer' : `No answer ${calls.count} times, last`;
  return (
    <span className="text-sm text-quiet figures">
      {times} {formatShort(calls.last_at)}
    </span>
  );
}
