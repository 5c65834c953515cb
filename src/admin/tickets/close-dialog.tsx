import { useState } from 'react';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { Ticket } from './ticket-words.tsx';
import { useTicketChange } from './use-ticket.ts';

/** Asks for confirmation before a ticket is closed, with a last message to the customer. */
export function CloseDialog({ ticket: { number, name }, onClose }: { ticket: Ticket; onClose: () => void }) {
  const [note, setNote] = useState('');
  const change = useTicketChange(number);
  const press = () =>
    change.mutate(
      { note },
      {
        onSuccess: () => {
          notify('Ticket closed');
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close ${number}?`}
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} busy={change.isPending} onClick={press}>
          Close ticket
        </DialogButtons>
      }
    >
      <p className="mb-4">{name} gets a message that it is settled. This cannot be undone.</p>
      <TextArea
        label="Closing message (optional)"
        rows={3}
        value={note}
        error={change.error?.messageOr('Not closed: no answer from the shop. Try again.')}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  );
}
