import { useEffect, useRef, useState } from 'react';
import { type CartLine, variantOf } from '#domain/cart/cart.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { readPin } from '#web/state/remembered-pin.ts';
import { replaceCart, useCart } from '#web/state/cart-store.ts';
import { listNotes, type Notes, settleLines, toLineKey } from './settle-lines.ts';

const QUIET_MS = 300;
const TIMEOUT_MS = 8_000;

export type CartQuote = {
  quote: QuoteCartAnswer | undefined;
  /** A newer quote is being fetched: the sums are still the previous ones. */
  isPending: boolean;
  problem: string | undefined;
  retry: () => void;
  /** The changes since the shopper last saw the cart, as messages by line. */
  notes: Notes;
  /** Removes the messages of a line, because the shopper has dealt with it. */
  forget: (key: string) => void;
};

/** Requests the server's quote for the stored cart. Quick clicks are combined into one request; the stored prices follow the quote. */
export function useCartQuote(lines: readonly CartLine[], code: string | undefined): CartQuote {
  const [quote, setQuote] = useState<QuoteCartAnswer>();
  const [problem, setProblem] = useState<string>();
  const [notes, setNotes] = useState<Notes>({});
  const [answered, setAnswered] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const wanted = toOutline(lines, code);
  useEffect(() => {
    if (lines.length === 0 || wanted === answered) return;
    const outdated = new AbortController();
    const ask = async () => {
      try {
        // The delivery PIN decides between CGST with SGST and IGST.
        const body = { items: lines.map(toItem), code, postal_code: readPin() };
        const answer = await callApi('POST /cart/quote', {
          body,
          signal: outdated.signal,
          timeoutMs: TIMEOUT_MS,
        });
        const settled = settleLines(lines, answer);
        setNotes((before) => ({ ...before, ...listNotes(answer) }));
        setQuote(answer);
        setProblem(undefined);
        setAnswered(toOutline(settled, code));
        // The shopper may have changed the cart while the request was running.
        if (useCart.getState().lines === lines) replaceCart(settled);
      } catch (error) {
        const { kind, message } = toApiError(error);
        if (kind !== 'aborted') setProblem(message);
      }
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : QUIET_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [lines, code, wanted, answered, attempt]);
  return {
    quote,
    isPending: lines.length > 0 && wanted !== answered && problem === undefined,
    problem,
    retry() {
      setProblem(undefined);
      setAttempt(attempt + 1);
    },
    notes,
    forget: (key) => setNotes(({ [key]: _said, ...others }) => others),
  };
}

/** Returns only what affects the sums: the price is left out, because the server decides it. */
function toOutline(lines: readonly CartLine[], code: string | undefined): string {
  return [code, ...lines.map((line) => `${toLineKey(line)} ${line.quantity}`)].join('\n');
}

function toItem(line: CartLine) {
  const { product_id, quantity, price } = line;
  return { product_id, variant_id: variantOf(line), quantity, price };
}
