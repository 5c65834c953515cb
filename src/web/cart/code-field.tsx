import { useEffect, useRef, useState } from 'react';
import { toApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatAmount } from '#domain/money/money.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import * as words from './words.ts';

type CodeFieldProps = {
  quote: QuoteCartAnswer | undefined;
  code: string;
  onType: (code: string) => void;
  /** Called with a code that the shop accepts for this cart, and the amount that it saves. */
  onAccepted: (code: string, discount: string) => void;
};

/** The promo code field; a refused code shows the reason and does not change the cart. */
export function CodeField({ quote, code, onType, onAccepted }: CodeFieldProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** The code whose answer is awaited; empty once another is typed, or a coupon has taken the place of the field. */
  const awaited = useRef('');
  useEffect(() => () => void (awaited.current = ''), []);

  const apply = async () => {
    if (code.trim() === '') return setError(words.promoEmpty);
    awaited.current = code;
    setBusy(true);
    setError(undefined);
    try {
      const items = quote?.lines.map(({ product_id, total }) => ({ product_id, total }));
      const order_total = quote?.totals.subtotal ?? 0;
      const body = { code, order_total, items, user_id: useSession.getState().userId };
      const answer = await callApi('POST /promotions/validate', { body });
      if (awaited.current !== code) return;
      if (!answer.valid) return setError([answer.error, answer.detail].filter(Boolean).join('. '));
      onAccepted(code.trim(), formatDiscount(answer));
    } catch (failure) {
      if (awaited.current === code) setError(toApiError(failure).messageOr(words.promoFailed));
    } finally {
      if (awaited.current === code) setBusy(false);
    }
  };

  return (
    <TextInput
      label={words.promoCode}
      // The field takes the place of the link that was pressed.
      // oxlint-disable-next-line no-autofocus
      autoFocus
      autoCapitalize="characters"
      autoComplete="off"
      value={code}
      error={error}
      onChange={(event) => {
        awaited.current = '';
        setBusy(false);
        setError(undefined);
        onType(event.target.value.toUpperCase());
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
  );
}

type Validated = Extract<Answer<'POST /promotions/validate'>, { valid: true }>;

function formatDiscount({ type, promotion }: Validated): string {
  return type === 'percentage'
    ? words.percentOff(promotion.discount)
    : words.amountOff(formatAmount(promotion.discount, { decimals: 'auto' }));
}
