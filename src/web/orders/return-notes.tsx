import type { OrderJson } from '#contract/order/order.ts';
import { formatDate } from '#web/shell/format-date.ts';
import * as words from './words.ts';

/** Lists the returns of an order with what happens next; renders nothing when there are none. */
export function ReturnNotes({ order: { returns } }: { order: OrderJson }) {
  if (returns.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-medium">{words.returnsTitle(returns.length)}</h3>
      <ul className="flex flex-col gap-3">
        {returns.map((each) => (
          <li key={each.id}>
            {words.returnStates[each.state]}
            {each.answer && isAnswerNews(each) && (
              <span className="block break-words whitespace-pre-line">{each.answer}</span>
            )}
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

/** Returns whether the shop's answer is still shown: it explains what to do until the items are back, or why they are not accepted. */
function isAnswerNews({ state }: OrderJson['returns'][number]): boolean {
  return state === 'approved' || state === 'refused';
}
