import { useFormContext } from 'react-hook-form';
import { Lock } from 'lucide-react';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatAmount } from '#domain/money/money.ts';
import { keepFocus } from '#ui/form/keep-focus.ts';
import { CheckoutBar } from '#web/cart/checkout-bar.tsx';
import { Button } from '#ui/form/button.tsx';
import { confirming } from '#web/payment/words.ts';
import { type Refusal, RefusalNotice } from './refusal-notice.tsx';
import * as words from './words.ts';

export type PlaceOrderProps = {
  quote: QuoteCartAnswer | undefined;
  isLoading: boolean;
  isBusy: boolean;
  /** The payment was made in the payment window, but the shop has not verified it yet. */
  isConfirming: boolean;
  onPlace: () => void;
};

/** Shows what keeps the order from being placed, and places it; on a phone the button is in the bar at the bottom. */
export function PlaceOrder({ refusal, ...props }: PlaceOrderProps & { refusal: Refusal | undefined }) {
  const { quote } = props;
  return (
    <>
      <div id={problemId} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-3 empty:hidden">
        <RefusalNotice refusal={quote?.refusal ?? refusal} />
        {hasSoldOut(quote) && (
          <p role="alert" className="text-alert">
            {words.somethingSoldOut}{' '}
            <a className="link" href="/cart">
              {words.goToCart}
            </a>
          </p>
        )}
      </div>
      <div className="hidden lg:block">
        <PlaceOrderButton {...props} />
      </div>
      <p className="flex items-center justify-center gap-2 text-sm text-quiet">
        <Lock aria-hidden="true" size={16} /> {words.secure}
      </p>
    </>
  );
}

/**
 * Shows the button that places the order at the bottom of a phone's screen, with a link to the problem that keeps the order from being
 * placed.
 */
export function PlaceOrderBar(props: PlaceOrderProps) {
  const { quote } = props;
  return (
    <CheckoutBar>
      {(quote?.refusal || hasSoldOut(quote)) && (
        <p className="flex min-h-11 items-center text-sm text-alert">
          <a className="link" href={`#${problemId}`}>
            {words.whyBlocked}
          </a>
        </p>
      )}
      <PlaceOrderButton {...props} />
    </CheckoutBar>
  );
}

/** The only control that places the order: the form has no submit button, so Enter in a field does not place it. */
function PlaceOrderButton({ quote, isLoading, isBusy, isConfirming, onPlace }: PlaceOrderProps) {
  const { watch } = useFormContext<CheckoutFormInput>();
  const total = quote ? formatAmount(quote.totals.total) : '';
  const label = watch('paymentMethod') === 'cod' ? words.placeOrder(total) : words.pay(total);
  return (
    <Button
      onClick={onPlace}
      onMouseDown={keepFocus}
      size="lg"
      wide
      busy={isBusy}
      disabled={isBusy || isLoading || !quote || hasSoldOut(quote) || quote.refusal !== undefined}
    >
      {isConfirming ? confirming : quote ? label : words.calculating}
    </Button>
  );
}

const problemId = 'problem';

/**
 * Brings the server's refusal into view, which on a phone may be below the screen, and focuses it, because the button that had the focus
 * was disabled while the order was sent.
 */
export function showProblem(): void {
  const problem = document.getElementById(problemId);
  problem?.scrollIntoView({ block: 'center' });
  if (document.activeElement === document.body) problem?.focus({ preventScroll: true });
}

function hasSoldOut(quote: QuoteCartAnswer | undefined): boolean {
  return quote?.lines.some((line) => line.quantity === 0) ?? false;
}
