import { PhoneMissed } from 'lucide-react';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { ACTIONS } from './action-table.ts';
import { noValues, runAction } from './run-action.ts';

/** The button next to the call button that records an unanswered call, for an order that waits for that call. */
export function NotReached({ order: { id, order_number, actions } }: { order: Order }) {
  const { label, done } = ACTIONS.not_reached;
  const change = useOrderChange(order_number, () => runAction('not_reached', { id, values: noValues }));
  if (!actions.includes('not_reached')) return null;
  return (
    <Button
      variant="quiet"
      busy={change.isPending}
      onClick={() =>
        change.mutate(undefined, {
          onSuccess: () => notify(done),
          onError: (error) => notify(error.messageOr('Not noted. Try again.'), { tone: 'error' }),
        })
      }
    >
      <PhoneMissed aria-hidden="true" size={18} />
      {label}
    </Button>
  );
}
