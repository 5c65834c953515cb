import { type FormEvent, useState } from 'react';
import { callAdmin } from '#admin/call-admin.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';

/** Adds a note to an order that only staff can read. */
export function AddNote({ order: { id, order_number } }: { order: Order }) {
  const [text, setText] = useState('');
  const change = useOrderChange(order_number, (sent: string) =>
    callAdmin('POST /admin/orders/{id}/notes', { params: { id }, body: { text: sent } }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(text, {
      onSuccess: () => {
        setText('');
        notify('The note is added');
      },
    });
  }
  return (
    <form noValidate onSubmit={submit} className="mb-3 flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextInput
          label="Note for staff"
          autoComplete="off"
          readOnly={change.isPending}
          value={text}
          error={change.error?.fields?.text ?? change.error?.messageOr('Not saved. Try again.')}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="min-h-12"
        busy={change.isPending}
        disabled={text.trim() === ''}
      >
        Add
      </Button>
    </form>
  );
}
