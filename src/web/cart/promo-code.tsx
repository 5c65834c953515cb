import { useRef, useState } from 'react';
import { Tag } from 'lucide-react';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { CouponList, formatCoupon } from './coupon-list.tsx';
import * as words from './words.ts';

type PromoCodeProps = {
  quote: QuoteCartAnswer | undefined;
  applied: string | undefined;
  onApply: (code: string | undefined) => void;
};
type Validated =
  | { valid: true; discount: number; type: 'percentage' | 'fixed'; promotion: { discount: number } }
  | { valid: false; error: string; detail?: string };

/** The coupons for this cart, and a link that opens the promo code field; a refused code shows the reason and does not change the cart. */
export function PromoCode({ quote, applied, onApply }: PromoCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The control that applied the code is gone, so its focus moves to the one that removes it.
  const takesFocus = useRef(false);
  const use = (chosen: string, discount: string) => {
    takesFocus.current = true;
    onApply(chosen);
    notify(words.promoApplied(discount));
    setOpen(false);
  };

  const apply = async () => {
    if (code.trim() === '') return setError(words.promoEmpty);
    setBusy(true);
    setError(undefined);
    try {
      const items = quote?.lines.map(({ product_id, total }) => ({ product_id, total }));
      const order_total = quote?.totals.subtotal ?? 0;
      const body = { code, order_total, items, user_id: useSession.getState().userId };
      const answer = await callApi('POST /promotions/validate', { body });
      if (!answer.valid) return setError([answer.error, answer.detail].filter(Boolean).join('. '));
      use(code.trim(), formatDiscount(answer));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.messageOr(words.promoFailed) : words.promoFailed);
    } finally {
      setBusy(false);
    }
  };

  if (applied) {
    const collection = quote?.promotion?.collection;
    const refusal =
      quote?.promotion && !quote.promotion.applied
        ? (quote.promotion.detail ?? quote.promotion.error)
        : undefined;
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-sm bg-leaf-wash px-3 py-1">
        <span className="flex items-center gap-2 text-leaf">
          <Tag aria-hidden="true" size={18} /> {applied}
          {collection && <span className="text-sm">{words.onCollection(collection)}</span>}
        </span>
        <Button
          ref={(button) => {
            if (takesFocus.current) button?.focus();
            takesFocus.current = false;
          }}
          variant="quiet"
          onClick={() => {
            onApply(undefined);
            notify(words.promoRemoved, { tone: 'info' });
          }}
        >
          {words.removePromo}
        </Button>
        {refusal && (
          <p role="alert" className="w-full pb-2 text-sm text-alert">
            {refusal}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <CouponList
        coupons={quote?.coupons ?? []}
        onChoose={(coupon) => use(coupon.code, words.amountOff(formatCoupon(coupon)))}
      />
      {isOpen ? (
        <TextInput
          label={words.promoCode}
          autoCapitalize="characters"
          autoComplete="off"
          value={code}
          error={error}
          onChange={(event) => {
            setError(undefined);
            setCode(event.target.value.toUpperCase());
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void apply();
          }}
          after={
            <Button variant="quiet" className="px-3" busy={isBusy} onClick={() => void apply()}>
              {words.applyPromo}
            </Button>
          }
        />
      ) : (
        <Button variant="quiet" className="self-start px-0" onClick={() => setOpen(true)}>
          <Tag aria-hidden="true" size={18} /> {words.havePromoCode}
        </Button>
      )}
    </div>
  );
}

function formatDiscount(answer: Extract<Validated, { valid: true }>): string {
  return answer.type === 'percentage'
    ? words.percentOff(answer.promotion.discount)
    : words.amountOff(formatRupees(toPaise(answer.promotion.discount), { decimals: 'auto' }));
}
