import { Link } from 'react-router';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatAmount } from '#domain/money/money.ts';
import { paths } from '#web/paths.ts';
import { classes } from '#ui/classes.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import * as words from './words.ts';

export type ProceedProps = {
  quote: QuoteCartAnswer | undefined;
  /** The number of lines that cannot be bought. */
  blocked: number;
  onRemoveBlocked: () => void;
};

/** Shows what keeps a shopper from the checkout, and links to it; on a phone the bar at the bottom has the link. */
export function Proceed(props: ProceedProps) {
  const { quote, blocked } = props;
  return (
    <div className="mt-4 flex flex-col gap-1">
      {blocked > 0 ? (
        <p className="text-alert">{words.notAvailable(blocked)}</p>
      ) : (
        quote?.refusal && (
          <p role="alert" className="rounded-sm bg-alert-wash p-3 text-alert">
            {quote.refusal.message}
          </p>
        )
      )}
      <div className="hidden lg:block">
        <ProceedButton {...props} />
      </div>
      {blocked === 0 && (
        <Link to={paths.products()} className={buttonClasses({ variant: 'quiet', wide: true })}>
          {words.continueShopping}
        </Link>
      )}
    </div>
  );
}

/** Shows the total and the next step at the bottom of a phone's screen. */
export function ProceedBar({ isPending, ...props }: ProceedProps & { isPending: boolean }) {
  const { quote } = props;
  return (
    <CheckoutBar>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p
          className={classes(
            'flex flex-[1_0_4.5rem] flex-wrap items-baseline justify-between gap-x-3 transition-opacity',
            isPending && 'opacity-50',
          )}
        >
          <span className="text-sm text-quiet">{words.total}</span>
          {quote ? (
            <span className="text-lg leading-6 font-semibold figures">
              {formatAmount(quote.totals.total)}
            </span>
          ) : (
            <Skeleton className="h-6 w-16" />
          )}
        </p>
        <div className="min-w-0 flex-[99_1_12rem]">
          <ProceedButton {...props} />
        </div>
      </div>
    </CheckoutBar>
  );
}

function ProceedButton({ quote, blocked, onRemoveBlocked }: ProceedProps) {
  if (blocked > 0)
    return (
      <Button wide size="lg" onClick={onRemoveBlocked}>
        {words.removeAndContinue}
      </Button>
    );
  if (quote === undefined || quote.refusal)
    return (
      <Button size="lg" wide disabled>
        {words.proceed}
      </Button>
    );
  return <CheckoutLink />;
}
