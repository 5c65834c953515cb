import { useRef, useState } from 'react';
import { notify } from '#ui/overlay/toasts.ts';
import { ActionFields, findMistakes } from './action-fields.tsx';
import { ACTIONS, listFields } from './action-table.ts';
import { OrderDialog } from './order-dialog.tsx';
import { type ActionValues, type PlainAction, noValues, runAction } from './run-action.ts';
import { keepMistakes } from './keep-mistakes.ts';
import { toTypedParcel } from '#admin/orders/courier/courier-choices.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';

type DialogProps = { action: PlainAction; order: Order; onClose: () => void };

/** The dialog of an action: shows its effect, asks for its fields, and runs it. */
export function ActionDialog({ action, order, onClose }: DialogProps) {
  const { label, effect, button = label, cancelLabel, done, isDangerous } = ACTIONS[action];
  const fields = listFields(action, order);
  const [before, after] = ACTIONS[action].question ?? [label, ''];
  const [values, setValues] = useState<ActionValues>(() => startValues(order));
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const change = useOrderChange(order.order_number, (sent: ActionValues) =>
    runAction(action, { id: order.id, values: sent }),
  );
  const isCredited = isDangerous && order.documents.length > 0;
  const form = useRef<HTMLFormElement>(null);
  function submit() {
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
  function correct(changed: Partial<ActionValues>) {
    const corrected = { ...values, ...changed };
    setValues(corrected);
    setMistakes(keepMistakes(mistakes, findMistakes(fields, corrected)));
  }
  return (
    <OrderDialog
      title={
        fields.length > 0 ? (
          label
        ) : (
          <>
            {before}{' '}
            <span className="whitespace-nowrap">
              {order.order_number}
              {after === '' && '?'}
            </span>{' '}
            {after}
          </>
        )
      }
      button={button}
      cancelLabel={cancelLabel}
      isDangerous={isDangerous}
      isBusy={change.isPending}
      error={change.error}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {effect && <p>{effect(order)}</p>}
      <ActionFields
        {...{ fields, values, mistakes }}
        reasonHint={isCredited ? 'It is printed on the customer’s credit note.' : undefined}
        onChange={correct}
      />
    </OrderDialog>
  );
}

function startValues({ tracking, shipping_address }: Order): ActionValues {
  const { line1, line2, city, state_code: state, postal_code } = shipping_address;
  const address = { line1, line2, city, state, postal_code };
  return {
    ...noValues,
    ...toTypedParcel(tracking),
    address,
  };
}
