import { useEffect, useMemo, useState } from 'react';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { type CartLine, variantOf } from '#domain/cart/cart.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import * as words from './words.ts';

export type Terms = {
  state: string;
  postalCode: string;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  code: string | undefined;
  gift: boolean;
};
export type Quoted = {
  quote: QuoteCartAnswer | undefined;
  isLoading: boolean;
  error: string | undefined;
  refresh: () => void;
};

const quietMs = 150;
const timeoutMs = 8_000;

/** Returns the server's quote for the cart on these terms; the last quote stays while a new one is loading. */
export function useQuote(lines: readonly CartLine[], terms: Terms): Quoted {
  const [quote, setQuote] = useState<QuoteCartAnswer>();
  const [error, setError] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const request = useMemo(() => JSON.stringify(toRequest(lines, terms)), [lines, terms]);
  useEffect(() => {
    if (lines.length === 0) return;
    const abort = new AbortController();
    setLoading(true);
    const timer = setTimeout(() => {
      const body: ReturnType<typeof toRequest> = JSON.parse(request);
      callApi('POST /cart/quote', { body, signal: abort.signal, timeoutMs })
        .then((answer) => {
          setQuote(answer);
          setError(undefined);
          setLoading(false);
        })
        .catch((failure: unknown) => {
          if (abort.signal.aborted) return;
          setError(toApiError(failure, words.totalFailed).message);
          setLoading(false);
        });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [request, round, lines.length]);
  return { quote, isLoading, error, refresh: () => setRound((count) => count + 1) };
}

function toRequest(
  lines: readonly CartLine[],
  { state, postalCode, shippingMethod, paymentMethod, code, gift }: Terms,
) {
  return {
    items: lines.map((line) => ({
      product_id: line.product_id,
      variant_id: variantOf(line),
      quantity: line.quantity,
      price: line.price,
    })),
    code,
    state: state || undefined,
    // An incomplete PIN is not sent.
    postal_code: PIN_PATTERN.test(postalCode) ? postalCode : undefined,
    shippingMethod,
    paymentMethod,
    gift,
  };
}
