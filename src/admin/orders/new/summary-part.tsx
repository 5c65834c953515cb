import type { ApiError } from '#contract/api-error.ts';
import { Part } from '#admin/shell/part.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { listPriceRows } from '#admin/orders/money/price-rows.ts';
import { Button } from '#ui/form/button.tsx';
import type { Quote } from './use-quote.ts';

type SummaryProps = {
  quote: Quote | undefined;
  /** Whether the quote for the current values is still to come. */
  isWaiting: boolean;
  isByLink: boolean;
  isPending: boolean;
  error: ApiError | null;
};

/** Shows the figures to tell the caller: every part of the price, the arrival, and the button that places the order. */
export function SummaryPart({ quote, isWaiting, isByLink, isPending, error }: SummaryProps) {
  const total = quote && quote.lines.some(({ quantity }) => quantity > 0) ? quote.totals.total : undefined;
  const verb = isByLink ? 'Send payment link' : 'Place order';
  return (
    <Part title="Price">
      {quote ? <Lines quote={quote} /> : <p className="text-quiet">Add products to see the price.</p>}
      <Button type="submit" wide className="mt-4" busy={isPending} disabled={isWaiting}>
        {total === undefined ? verb : `${verb}, ${rupees(total)}`}
      </Button>
      <p role="alert" className="mt-2 text-alert empty:hidden">
        {error?.messageOr(
          'No answer from the shop. Your typing is kept. Press again: the order is placed only once.',
        )}
      </p>
    </Part>
  );
}

function Lines({ quote: { totals, changes, refusal, waiting, delivery } }: { quote: Quote }) {
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {listPriceRows(totals).map(([name, amount]) => (
          <div key={name} className="contents">
            <dt className="pr-4 text-quiet">{name}</dt>
            <dd className="text-right figures">{rupees(amount)}</dd>
          </div>
        ))}
        <dt className="border-t border-line pt-1 font-medium">
          {totals.tax === 0 ? 'Total' : `Total, with ${rupees(totals.tax)} GST`}
        </dt>
        <dd className="border-t border-line pt-1 text-right font-medium figures">{rupees(totals.total)}</dd>
      </dl>
      <p className="mt-2 text-sm text-quiet">
        Arrives in {delivery.from_days} to {delivery.to_days} days.
      </p>
      <ul className="mt-2 flex flex-col gap-1 text-sm text-alert empty:hidden">
        {changes.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
        {refusal && <li>{refusal.message}</li>}
        {waiting.map(({ order_number }) => (
          <li key={order_number}>This replaces the unpaid order {order_number}.</li>
        ))}
      </ul>
    </>
  );
}
