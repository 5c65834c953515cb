import { type FormEvent, useState } from 'react';
import { toFieldErrors } from '#domain/error.ts';
import { FailedDeliveryAnswer } from '#domain/shipment/failed-delivery.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { Button } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { useBookingChange } from './use-booking.ts';

/** Tells the courier how to proceed after a failed delivery: try again, try another address, or return the parcel. */
export function AnswerForm({ order }: { order: Order }) {
  const [values, setValues] = useState({
    action: 'reattempt',
    address: '',
    phone: order.customer.phone,
    note: '',
  });
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const change = useBookingChange(order, (body: FailedDeliveryAnswer) =>
    callAdmin('POST /admin/orders/{id}/booking/answer', {
      params: { id: order.id },
      body,
      timeoutMs: 60_000,
    }),
  );
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    error: mistakes[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = FailedDeliveryAnswer.safeParse(values);
    if (!answer.success) return setMistakes(toFieldErrors(answer.error.issues));
    setMistakes({});
    return change.mutate(answer.data, {
      onSuccess: () => notify('Your instructions are sent to the courier'),
    });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Select label="What should the courier do?" {...bind('action')}>
        <option value="reattempt">Deliver again</option>
        <option value="change_address">Deliver to another address</option>
        <option value="return">Bring it back</option>
      </Select>
      {values.action === 'change_address' && (
        <>
          <TextInput label="Address" {...bind('address')} />
          <TextInput label="Mobile" type="tel" {...bind('phone')} />
        </>
      )}
      <TextInput label="Note for the courier" {...bind('note')} />
      <p role="alert" className="text-alert empty:hidden">
        {change.error?.messageOr('Not done: no answer from the shop. Try again.')}
      </p>
      <Button type="submit" busy={change.isPending}>
        Tell the courier
      </Button>
    </form>
  );
}
