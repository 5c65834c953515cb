import { useMutation } from '@tanstack/react-query';
import { BellRing, Bookmark } from 'lucide-react';
import { Link } from 'react-router';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { nameOf, useStockChanged } from '../use-item.ts';

export type StockRequest = Answer<'GET /admin/stock-requests'>['requests'][number];

/**
 * Offers the actions for a waiting customer: a message that the piece is back, or an order by telephone that reserves it until it is paid.
 */
export function RequestActions({ request }: { request: StockRequest }) {
  const may = useMay();
  const changed = useStockChanged();
  const { id, state, in_stock, customer } = request;
  const tell = useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('POST /admin/stock-requests/{id}/notice', { params: { id } }),
    onSuccess: () => {
      notify(`${customer.name || 'The customer'} gets a message`);
      return changed();
    },
    onError: (error) =>
      notify(error.messageOr('Not sent: no answer from the shop. Try again.'), { tone: 'error' }),
  });
  if (in_stock === 0 || state === 'bought' || state === 'reserved') return null;
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'waiting' && (
        <Button variant="secondary" busy={tell.isPending} onClick={() => tell.mutate()}>
          <BellRing aria-hidden="true" size={18} />
          Notify
        </Button>
      )}
      {may('take_orders') && (
        <Link to={toReservation(request)} className={buttonClasses({ variant: 'secondary' })}>
          <Bookmark aria-hidden="true" size={18} />
          Reserve
        </Link>
      )}
    </span>
  );
}

/** Returns the address of an order by telephone, filled with the customer's request. */
function toReservation(request: StockRequest): string {
  const { id, customer, product_id, variant_id, quantity, in_stock } = request;
  const query = new URLSearchParams({
    request: id,
    phone: customer.phone,
    product: product_id,
    ...(variant_id && { variant: variant_id }),
    name: nameOf(request),
    quantity: String(Math.min(quantity, in_stock)),
  });
  return `/orders/new?${query}`;
}
