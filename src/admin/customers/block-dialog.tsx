import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';

/** Asks for the reason why cash on delivery is blocked for a customer. */
export function BlockDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const block = useMutation<unknown, ApiError, string>({
    mutationFn: (given) =>
      callAdmin('PUT /admin/customers/{id}/cod-block', { params: { id }, body: { reason: given } }),
    onSuccess: () => {
      notify('Cash on delivery is blocked');
      void client.invalidateQueries({ queryKey: ['customer', id] });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Block cash on delivery?"
      size="sm"
      footer={
        <DialogButtons
          onCancel={onClose}
          variant="danger"
          busy={block.isPending}
          onClick={() => block.mutate(reason, { onSuccess: onClose })}
        >
          Block COD
        </DialogButtons>
      }
    >
      <p className="mb-4">
        At checkout this customer sees that cash on delivery is not available for their account. Open orders
        stay as they are.
      </p>
      <TextArea
        label="Reason"
        hint="Only staff can see it."
        rows={2}
        value={reason}
        error={
          block.error?.fields.reason ??
          block.error?.messageOr('Not done: no answer from the shop. Try again.')
        }
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
