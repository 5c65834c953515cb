import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OrderAction } from '#domain/order/staff-actions.ts';
import { readRupees } from '#admin/words/read-number.ts';
import { rupees } from '#admin/words/rupees.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { ActionFields, findMistakes } from './action-fields.tsx';
import { ACTIONS } from './action-table.ts';
import { type ActionValues, noValues, runAction } from './run-action.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';

type DialogProps = { action: OrderAction; order: Order; onClose: () => void };

/** Says what an action will do, asks for what it needs, and does it. The focus is on Cancel, or on the first field. */
export function ActionDialog({ action, order, onClose }: DialogProps) {
  const { label, effect, button = label, done, fields = [], isDangerous } = ACTIONS[action];
  const [values, setValues] = useState<ActionValues>(() => startValues(order));
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  // The same key goes with every press of this dialog, so that an answer that was lost does not refund twice.
  const [key] = useState(() => crypto.randomUUID());
  const change = useOrderChange(order.order_number, (sent: ActionValues) =>
    runAction(action, { id: order.id, values: sent, key }),
  );
  const refunded = action === 'refund' ? readRupees(values.amount) : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    (first ?? document.getElementById('action-cancel'))?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findMistakes(fields, values);
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return change.mutate(values, {
      onSuccess: () => {
        notify(done);
        onClose();
      },
      onError: ({ fields: refused }) => setMistakes({ ...refused }),
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={fields.length > 0 ? label : `${label} ${order.order_number}?`}
      size="sm"
      footer={
        <>
          <Button id="action-cancel" variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="action-form"
            variant={isDangerous ? 'danger' : 'primary'}
            busy={change.isPending}
          >
            {refunded === undefined ? button : `Refund ${rupees(refunded)}`}
          </Button>
        </>
      }
    >
      <form id="action-form" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {effect && <p>{effect(order)}</p>}
        <ActionFields
          {...{ fields, values, mistakes }}
          onChange={(changed) => setValues({ ...values, ...changed })}
        />
        <p role="alert" className="text-alert empty:hidden">
          {change.error?.messageOr('Not done: no answer from the shop. Try again.')}
        </p>
      </form>
    </Dialog>
  );
}

function startValues({ tracking, shipping_address }: Order): ActionValues {
  const { line1, line2, city, state, postal_code } = shipping_address;
  const address = { line1, line2, city, state, postal_code };
  return { ...noValues, tracking_number: tracking.number ?? '', address };
}
