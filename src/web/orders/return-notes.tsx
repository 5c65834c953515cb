import type { OrderJson } from '#contract/order/order.ts';
import { formatDate } from '#web/shell/format-date.ts';

type Return = OrderJson['returns'][number];

/** Lists the returns of an order with what happens next; renders nothing when there are none. */
export function ReturnNotes({ order: { returns } }: { order: OrderJson }) {
  if (returns.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-medium">{returns.length === 1 ? 'Return' : 'Returns'}</h3>
      <ul className="flex flex-col gap-3">
        {returns.map((each) => (
          <li key={each.id}>
            {formatState(each)}
            {each.answer && <span className="block break-words whitespace-pre-line">{each.answer}</span>}
            <span className="block text-sm text-quiet">
              {formatDate(each.requested_at)} ·{' '}
              {each.pieces.map(({ quantity, product_name }) => `${quantity} × ${product_name}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatState({ state }: Return): string {
  switch (state) {
    case 'requested':
      return 'You asked for a return. We will write to you with the next step.';
    case 'approved':
      return 'Your return is accepted.';
    case 'refused':
      return 'Your return was not accepted.';
    case 'received':
      return 'Your items came back to us. We will settle your return shortly.';
    case 'settled':
      return 'Your return is settled.';
  }
}
