import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatAmount } from '#domain/money/money.ts';
import { PromoCode } from './promo-code.tsx';
import { startAtContent } from '#ui/overlay/keep-in-page.ts';
import { Button } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { Proceed, type ProceedProps } from './proceed.tsx';
import { SummaryTotals } from './summary-totals.tsx';
import { Trust } from './trust.tsx';
import * as words from './words.ts';

type CartSummaryProps = ProceedProps & {
  isPending: boolean;
  problem: string | undefined;
  onRetry: () => void;
  /** The promo code that is applied. */
  code: string | undefined;
  onCode: (code: string | undefined) => void;
  /** The charge for cash on delivery in rupees; undefined if it is not offered. */
  codCharge: number | undefined;
};

/** The sums of the cart, as calculated by the server. */
export function CartSummary({
  quote,
  isPending,
  problem,
  onRetry,
  codCharge,
  code,
  onCode,
  ...blocking
}: CartSummaryProps) {
  return (
    <section
      aria-labelledby="summary"
      aria-busy={isPending || undefined}
      className="rounded-md border border-line bg-card p-5 lg:sticky lg:top-28 lg:row-span-2"
    >
      <h2 id="summary" className="mb-4 font-display text-xl font-medium">
        {words.summaryTitle}
      </h2>
      {/* Announces the new total to screen readers after each change. */}
      <output className="sr-only">
        {quote && !isPending && words.totalIs(formatAmount(quote.totals.total))}
      </output>
      {problem && (
        <div role="alert" className="mb-4 rounded-sm bg-alert-wash p-3 text-alert">
          <p>{problem}</p>
          <Button
            variant="danger"
            className="mt-2"
            onClick={() => {
              onRetry();
              startAtContent();
            }}
          >
            {words.tryAgain}
          </Button>
        </div>
      )}
      {quote ? (
        <div className={classes('transition-opacity', isPending && 'opacity-50')}>
          <FreeShipping quote={quote} />
          <SummaryTotals summed={quote} />
          {codCharge !== undefined && <CodNote quote={quote} charge={codCharge} />}
        </div>
      ) : (
        !problem && <Waiting />
      )}
      {/* Nothing is shown below the placeholder, so nothing jumps when the sums replace it. */}
      {(quote || problem) && <Proceed quote={quote} {...blocking} />}
      {quote && (
        <div className="mt-4 border-t border-line pt-4">
          <PromoCode quote={quote} applied={code} onApply={onCode} />
        </div>
      )}
      {quote && <Trust />}
    </section>
  );
}

/** The charge for cash on delivery, or why it is not offered. */
function CodNote({ quote, charge }: { quote: QuoteCartAnswer; charge: number }) {
  const costs = quote.totals.prepaid_discount > 0 ? words.codCostsWithoutDiscount : words.codCosts;
  return (
    <p className="mt-1 text-sm text-quiet">
      {quote.cod.offered ? costs(formatAmount(charge, { decimals: 'auto' })) : quote.cod.reason}
    </p>
  );
}

/** A placeholder as high as the sums that replace it. */
function Waiting() {
  return <Skeleton className="h-[32rem] w-full" />;
}
