import { formatAmount } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/form/button.tsx';
import { PromoCode } from '#web/cart/promo-code.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { Quoted } from './use-quote.ts';
import * as words from './words.ts';

type SummaryAsideProps = {
  /** On a phone it is above the form and opens by a press; on a desktop it is next to the form. Each shows nothing on the other screen. */
  on: 'phone' | 'desk';
  quoted: Quoted;
  code: string | undefined;
  onCode: (code: string | undefined) => void;
};

/** Shows the order and its sums. Changes to the cart are shown above the summary, so they can be read even while it is closed. */
export function SummaryAside({ on, quoted, code, onCode }: SummaryAsideProps) {
  const { quote, isLoading, error, refresh } = quoted;
  const content = (
    <OrderSummary quote={quote} isLoading={isLoading}>
      <PromoCode quote={quote} applied={code} onApply={onCode} />
    </OrderSummary>
  );
  const total = quote ? formatAmount(quote.totals.total) : '…';
  return (
    <aside
      aria-label={words.summary}
      className={classes(
        'rounded-md border border-line bg-card',
        on === 'phone' ? 'lg:hidden' : 'max-lg:hidden lg:sticky lg:top-4',
      )}
    >
      {error && (
        <div role="alert" className="m-4 rounded-sm bg-alert-wash p-3 text-alert">
          <p>{error}</p>
          <Button variant="danger" className="mt-2" busy={isLoading} onClick={refresh}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {quote?.changes.map(({ message }) => (
        <p key={message} role="alert" className="m-4 rounded-sm bg-turmeric-wash px-3 py-2 text-sm">
          {message}
        </p>
      ))}
      {on === 'phone' ? (
        <details className="group">
          <summary className="flex min-h-13 cursor-pointer flex-wrap content-center items-center gap-x-3 px-5 font-medium">
            <span>
              {words.summary}{' '}
              <span className="text-sm font-normal text-quiet group-open:hidden">{words.showSummary}</span>
            </span>
            <span className="ml-auto figures">{total}</span>
          </summary>
          <div className="px-5 pb-5">{content}</div>
        </details>
      ) : (
        <div className="p-6">
          <h2 className="mb-4 font-display text-xl font-medium">{words.summary}</h2>
          {content}
        </div>
      )}
    </aside>
  );
}
