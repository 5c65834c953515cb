import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import type { SavedReplyJson } from '#contract/support/saved-reply.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

/** The button that removes a saved reply, with a confirmation. */
export function RemoveReply({ reply: { id, title } }: { reply: SavedReplyJson }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/saved-replies/{id}', { params: { id } }),
    onError: (error) => notify(error.messageOr('Not removed: no answer from the shop.'), { tone: 'error' }),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['saved-replies'] });
    },
  });
  return (
    <>
      <Button variant="quiet" aria-label={`Remove ${title}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove “${title}”?`}
          effect="It is removed from your saved replies. Replies already sent stay."
          button="Remove"
          isDangerous
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
