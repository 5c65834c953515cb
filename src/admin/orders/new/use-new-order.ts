import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { randomKey } from '#contract/client.ts';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useDraft } from '#admin/form/use-draft.ts';
import type { Values } from '#admin/form/conflict/merge-fields.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { notify } from '#ui/overlay/toasts.ts';
import {
  type OrderValues,
  TELEPHONE_DRAFT,
  findMistakes,
  fromAddress,
  noOrder,
  toOrderBody,
} from './order-values.ts';

const pauseMs = 500;

/**
 * Keeps the form of an order by telephone: its values, as a draft on this device, their mistakes, and the submission, which places the
 * order only once.
 */
export function useNewOrder() {
  const [search] = useSearchParams();
  const draft = useDraft([TELEPHONE_DRAFT, search.get('request')].filter(Boolean).join(' '));
  const [found, setFound] = useState(() => draft.find());
  const [values, setValues] = useState<OrderValues>(() => {
    const typed = found?.values as Partial<OrderValues> | undefined;
    // Values typed for a reservation are newer than its address; a caller's number in the address is newer than values typed for another
    // caller.
    return search.has('request')
      ? { ...noOrder, ...fromAddress(search), ...typed }
      : { ...noOrder, ...typed, ...fromAddress(search) };
  });
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const isSent = useRef(false);
  const isBlank = JSON.stringify(values) === JSON.stringify(noOrder);
  // The timer survives unmounting, so values typed just before the form is left are kept, too.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isSent.current) return;
      if (isBlank) draft.forget();
      else draft.keep({ version: 0, base: {}, values: values as Values, at: new Date().toISOString() });
    }, pauseMs);
    // The draft is the same for the same person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values]);

  const place = usePlace({
    onPlaced: () => {
      isSent.current = true;
      draft.forget();
    },
    onRefused: ({ fields }) => setMistakes({ ...fields }),
  });
  return {
    values,
    mistakes,
    place,
    isRestored: found !== undefined,
    isBlank,
    /** Applies typed values and clears the mistakes that they correct. */
    change(changed: Partial<OrderValues>) {
      setValues((before) => ({ ...before, ...changed }));
      setMistakes((before) => keepWrong(before, { ...values, ...changed }));
    },
    discard() {
      draft.forget();
      setFound(undefined);
      setMistakes({});
      setValues(noOrder);
    },
    /** Places the order at the total that the caller heard. Returns the fields that have a mistake. */
    submit(total: number | undefined): string[] {
      const wrong = findMistakes(values);
      setMistakes(wrong);
      const names = Object.keys(wrong);
      if (names.length === 0 && !place.isPending) place.mutate(toOrderBody(values, total));
      return names;
    },
  };
}

/** Returns the mistakes that remain, with their current messages. */
function keepWrong(mistakes: Record<string, string>, values: OrderValues): Record<string, string> {
  if (Object.keys(mistakes).length === 0) return mistakes;
  return Object.fromEntries(Object.entries(findMistakes(values)).filter(([name]) => name in mistakes));
}

type Placing = { onPlaced: () => void; onRefused: (error: ApiError) => void };

function usePlace({ onPlaced, onRefused }: Placing) {
  const client = useQueryClient();
  const navigate = useNavigateFromHere();
  // The same order is sent with the same key, so that a lost response cannot place it twice.
  const last = useRef({ order: '', key: '' });
  return useMutation<{ order: Order }, ApiError, ReturnType<typeof toOrderBody>>({
    mutationFn: (body) => {
      const order = JSON.stringify(body);
      if (last.current.order !== order) last.current = { order, key: randomKey() };
      return callAdmin('POST /admin/orders', { headers: { 'idempotency-key': last.current.key }, body });
    },
    onSuccess: ({ order }) => {
      onPlaced();
      client.setQueryData(['order', order.order_number], order);
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['today'] });
      notify(formatPlaced(order));
      navigate(`/orders/${order.order_number}`, { replace: true });
    },
    onError: (error) => {
      onRefused(error);
      // After a lost response the same order is sent again, so its quote is kept.
      if (error.status === 409) void client.invalidateQueries({ queryKey: ['telephone quote'] });
    },
  });
}

function formatPlaced({ payment, payment_link }: Order): string {
  if (payment.method === 'cod') return 'The order is placed';
  return payment_link
    ? 'The order is placed, and the payment link is sent'
    : 'The order is placed. The payment link is sent as soon as Razorpay answers.';
}
