import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { PromoCode } from './promo-code.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { listRows, type SummaryRow } from './summary-rows.ts';

type CartSummaryProps = {
  quote: QuoteCartAnswer | undefined;
  isPending: boolean;
  problem: string | undefined;
  onRetry: () => void;
  /** The number of lines that cannot be bought. */
  blocked: number;
  onRemoveBlocked: () => void;
  /** The promo code that was applied. */
  code: string | undefined;
  onCode: (code: string | undefined) => void;
  /** The charge for cash on delivery in rupees; undefined where it is not offered. */
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
      className="rounded-md border border-line bg-card p-5 lg:sticky lg:top-28"
    >
      <h2 id="summary" className="mb-4 font-display text-xl font-medium">
        Order Summary
      </h2>
      {problem && (
        <div role="alert" className="mb-4 rounded-sm bg-alert-wash p-3 text-alert">
          <p>{problem}</p>
          <Button variant="danger" className="mt-2" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      )}
      {quote ? (
        <div className={classes('transition-opacity', isPending && 'opacity-50')}>
          <FreeShipping quote={quote} />
          <Rows quote={quote} codCharge={codCharge} />
          <div className="mt-3">
            <PromoCode quote={quote} applied={code} onApply={onCode} />
          </div>
        </div>
      ) : (
        !problem && <Waiting />
      )}
      <Proceed canProceed={quote !== undefined} refusal={quote?.refusal?.message} {...blocking} />
    </section>
  );
}

function Rows({ quote, codCharge }: { quote: QuoteCartAnswer; codCharge: number | undefined }) {
  const { rows, tax } = listRows(quote);
  return (
    <>
      <dl className="flex flex-col gap-2">
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
        <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3 text-lg font-semibold">
          <dt>Total</dt>
          <dd className="figures">{money(quote.totals.total)}</dd>
        </div>
        {tax.map((row) => (
          <Row key={row.name} row={row} isQuiet />
        ))}
      </dl>
      {codCharge !== undefined && (
        <p className="mt-3 text-sm text-quiet">
          {quote.cod.offered
            ? `Cash on delivery: ${money(codCharge)} charge${quote.totals.prepaid_discount > 0 ? ', without the online payment discount' : ''}.`
            : quote.cod.reason}
        </p>
      )}
      {quote.state_assumed && quote.totals.tax > 0 && (
        <p className="mt-1 text-sm text-quiet">The GST split follows your delivery address at checkout.</p>
      )}
    </>
  );
}

function Row({ row, isQuiet }: { row: SummaryRow; isQuiet?: boolean }): ReactNode {
  return (
    <div
      className={classes(
        'flex items-baseline justify-between gap-4',
        isQuiet && 'text-sm text-quiet',
        row.isSaving && 'text-leaf',
      )}
    >
      <dt>{row.name}</dt>
      <dd className="figures">{row.words}</dd>
    </div>
  );
}

function Proceed({
  canProceed,
  blocked,
  onRemoveBlocked,
  refusal,
}: Pick<CartSummaryProps, 'blocked' | 'onRemoveBlocked'> & {
  canProceed: boolean;
  /** The reason why the shop cannot accept an order of this cart. */
  refusal: string | undefined;
}) {
  if (blocked > 0) {
    return (
      <div className="mt-5">
        <p className="mb-2 text-alert">
          {blocked === 1 ? 'One item cannot' : `${blocked} items cannot`} be bought right now.
        </p>
        <Button wide size="lg" onClick={onRemoveBlocked}>
          {blocked === 1 ? 'Remove it and go on' : 'Remove them and go on'}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-5 flex flex-col gap-2">
      {refusal && (
        <p role="alert" className="rounded-sm bg-alert-wash p-3 text-alert">
          {refusal}
        </p>
      )}
      {canProceed && !refusal ? (
        <Link to={paths.checkout()} className={buttonClasses({ size: 'lg', wide: true })}>
          Proceed to Checkout
        </Link>
      ) : (
        <Button size="lg" wide disabled>
          Proceed to Checkout
        </Button>
      )}
      <Link to={paths.products()} className={buttonClasses({ variant: 'quiet', wide: true })}>
        Continue Shopping
      </Link>
    </div>
  );
}

/** A placeholder as high as the sums that replace it. */
function Waiting() {
  return <Skeleton className="h-[25.5rem] w-full" />;
}

function money(rupees: number): string {
  return formatRupees(toPaise(rupees));
}
