import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { CloseShop as Closing, type Readiness } from '#contract/seller/readiness.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { READY } from './ready-key.ts';

/** The button that closes an open shop for a while and asks for the notice that customers then see. */
export function CloseShop() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-2">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Close for a while
      </Button>
      {isAsking && <CloseDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const close = useMutation<Readiness, ApiError, Closing>({
    mutationFn: (body) => callAdmin('POST /admin/setup/close', { body }),
    onSuccess: (closed) => {
      client.setQueryData(READY, closed);
      notify('The shop is closed');
    },
  });
  const [words, setWords] = useState('');
  const [mistake, setMistake] = useState<string>();
  function press() {
    const read = Closing.safeParse({ words });
    if (!read.success) return setMistake(read.error.issues[0]!.message);
    return close.mutate(read.data, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Close the shop for a while?"
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} busy={close.isPending} onClick={press}>
          Close the shop
        </DialogButtons>
      }
    >
      <p className="mb-4">
        Nobody can order until you open it again. Its pages stay online, and the orders you already have go on
        as usual.
      </p>
      <TextArea
        label="What customers read"
        hint="Shown above every page and in the cart, such as: We are back on 5 December."
        rows={2}
        value={words}
        error={mistake ?? close.error?.messageOr('Not closed: no answer from the shop. Try again.')}
        onChange={({ target }) => {
          setWords(target.value);
          setMistake(undefined);
        }}
      />
    </Dialog>
  );
}
