import { useRef, useState } from 'react';
import { Tag } from 'lucide-react';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { AppliedCode } from './applied-code.tsx';
import { CodeField } from './code-field.tsx';
import { CouponList, formatCoupon } from './coupon-list.tsx';
import * as words from './words.ts';

type PromoCodeProps = {
  quote: QuoteCartAnswer | undefined;
  applied: string | undefined;
  onApply: (code: string | undefined) => void;
};

/** The coupons for this cart, and a link that opens the promo code field; or the code that is applied. */
export function PromoCode({ quote, applied, onApply }: PromoCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  // The control that applied or removed the code is gone, so the focus moves to the control that undoes the change.
  const takesFocus = useRef(false);
  const focusAfterChange = (button: HTMLButtonElement | null) => {
    if (!button || !takesFocus.current) return;
    button.focus();
    takesFocus.current = false;
  };
  const apply = (chosen: string, discount: string) => {
    takesFocus.current = true;
    onApply(chosen);
    notify(words.promoApplied(discount));
    setOpen(false);
  };
  const remove = () => {
    takesFocus.current = true;
    onApply(undefined);
    notify(words.promoRemoved, { tone: 'info' });
  };

  if (applied)
    return (
      <AppliedCode
        code={applied}
        promotion={quote?.promotion}
        removeRef={focusAfterChange}
        onRemove={remove}
      />
    );
  return (
    <div className="flex flex-col gap-2">
      <CouponList
        coupons={quote?.coupons ?? []}
        onChoose={(coupon) => apply(coupon.code, words.amountOff(formatCoupon(coupon)))}
      />
      {isOpen ? (
        <CodeField quote={quote} code={code} onType={setCode} onAccepted={apply} />
      ) : (
        <Button
          ref={focusAfterChange}
          variant="quiet"
          className="self-start px-0"
          onClick={() => setOpen(true)}
        >
          <Tag aria-hidden="true" size={18} /> {words.havePromoCode}
        </Button>
      )}
    </div>
  );
}
