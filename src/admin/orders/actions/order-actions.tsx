import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { OrderAction } from '#domain/order/allowed-staff-actions.ts';
import { Button } from '#ui/form/button.tsx';
import { iconButtonClasses } from '#ui/form/icon-button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { ExchangeDialog } from '#admin/orders/returns/exchange-dialog.tsx';
import { RefundDialog } from '#admin/orders/returns/refund-dialog.tsx';
import { ReturnDialog } from '#admin/orders/returns/return-dialog.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { ACTIONS, NEXT_STEPS } from './action-table.ts';
import { type PlainAction, noValues, runAction } from './run-action.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';

const menu = 'order-actions';

/** Offers what this person may do with an order now: the next step as a button, the rest in a menu. */
export function OrderActions({ order }: { order: Order }) {
  const [open, setOpen] = useState<OrderAction>();
  const next = NEXT_STEPS.find((action) => order.actions.includes(action));
  // The button for an unanswered call is next to the call button.
  const others = order.actions.filter((action) => action !== next && action !== 'not_reached');
  const atOnce = useOrderChange(order.order_number, (action: PlainAction) =>
    runAction(action, { id: order.id, values: noValues }),
  );
  function choose(action: OrderAction) {
    document.getElementById(menu)?.hidePopover();
    if (!isPlain(action) || ACTIONS[action].effect) return setOpen(action);
    return atOnce.mutate(action, {
      onSuccess: () => notify(ACTIONS[action].done),
      onError: (error) => notify(error.messageOr('Not done. Try again.'), { tone: 'error' }),
    });
  }
  return (
    <div className="flex items-center gap-2">
      {next && (
        <Button busy={atOnce.isPending} onClick={() => choose(next)}>
          {ACTIONS[next].label}
        </Button>
      )}
      {others.length > 0 && (
        <div className="relative">
          <button
            type="button"
            popoverTarget={menu}
            aria-label="More actions"
            className={iconButtonClasses('border border-edge')}
          >
            <Ellipsis aria-hidden="true" size={20} />
          </button>
          <ActionMenu actions={others} onChoose={choose} />
        </div>
      )}
      {open && <ChosenDialog action={open} order={order} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function isPlain(action: OrderAction): action is PlainAction {
  return action !== 'refund' && action !== 'exchange' && action !== 'request_return';
}

type ChosenProps = { action: OrderAction; order: Order; onClose: () => void };

function ChosenDialog({ action, order, onClose }: ChosenProps) {
  if (action === 'refund') return <RefundDialog order={order} onClose={onClose} />;
  if (action === 'request_return') return <ReturnDialog order={order} onClose={onClose} />;
  if (action === 'exchange') return <ExchangeDialog order={order} onClose={onClose} />;
  return <ActionDialog action={action} order={order} onClose={onClose} />;
}

type MenuProps = { actions: readonly OrderAction[]; onChoose: (action: OrderAction) => void };

function ActionMenu({ actions, onChoose }: MenuProps) {
  return (
    <div
      id={menu}
      popover="auto"
      role="group"
      aria-label="More actions"
      onBeforeToggle={({ currentTarget, newState }) => {
        if (newState === 'open') placeBelow(currentTarget, currentTarget.previousElementSibling);
      }}
      className="fixed inset-x-auto right-4 bottom-auto left-auto w-64 rounded-md border border-line bg-card py-2 text-ink shadow-lift md:right-6"
    >
      {actions.map((action) => {
        const { label, icon: Icon, isDangerous } = ACTIONS[action];
        return (
          <button
            key={action}
            type="button"
            className={`flex min-h-11 w-full items-center gap-3 px-4 text-left hover:bg-sand ${isDangerous ? 'text-alert' : ''}`}
            onClick={() => onChoose(action)}
          >
            <Icon aria-hidden="true" size={20} />
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** Puts the menu under the button that opens it, which scrolls with the page. */
function placeBelow(shown: HTMLElement, opener: Element | null): void {
  shown.style.top = `${(opener?.getBoundingClientRect().bottom ?? 0) + 4}px`;
}
