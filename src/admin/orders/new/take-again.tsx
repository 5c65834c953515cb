import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { useDraft } from '#admin/form/use-draft.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { SendNewLink } from './send-new-link.tsx';
import { TELEPHONE_DRAFT, toOrderValues } from './order-values.ts';

/**
 * Takes a cancelled order by telephone again: its pieces and address fill the form, at today's prices. For an expired payment link, it also
 * offers to send a new one at once.
 */
export function TakeAgain({ order }: { order: Order }) {
  const may = useMay();
  const draft = useDraft(TELEPHONE_DRAFT);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (order.taken_by === null || order.status !== 'cancelled' || !may('take_orders')) return null;
  function fill() {
    const at = new Date().toISOString();
    draft.keep({ version: 0, base: {}, values: toOrderValues(order), at });
    void navigate('/orders/new', { state: { again: order.order_number } });
  }
  return (
    <div className="mt-4 border-t border-line pt-3">
      {order.cancelled_reason === 'unpaid' && (
        <p className="mb-2 text-sm text-quiet">
          The payment link was not paid in time. A new link makes a new order at today’s prices, and{' '}
          {order.customer.name} gets it by message.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {order.cancelled_reason === 'unpaid' && <SendNewLink order={order} />}
        <Button variant="secondary" onClick={() => (draft.find() ? setAsking(true) : fill())}>
          <Repeat aria-hidden="true" size={18} />
          Take it again
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Take this order again?"
          effect="Another phone order on this device is not placed yet. This one replaces it."
          button="Replace it"
          onConfirm={fill}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
