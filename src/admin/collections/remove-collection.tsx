import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Collection, useRemoveCollection } from './use-collection.ts';

/** The button that removes a collection, and the question before. */
export function RemoveCollection({ collection: { id, name } }: { collection: Collection }) {
  const navigate = useNavigate();
  const remove = useRemoveCollection(id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={18} />
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          effect="Its page leaves the shop, and links to it lead nowhere. Its products stay."
          button="Remove"
          isDangerous
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => navigate('/words/collections'),
              onError: (error) => {
                notify(error.messageOr('Not removed: no answer from the shop.'), { tone: 'error' });
                setAsking(false);
              },
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
