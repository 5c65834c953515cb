import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { findUse } from './find-use.ts';
import { type Collection, useRemoveCollection } from './use-collection.ts';

/** The button that removes a collection, with a confirmation. */
export function RemoveCollection({ collection: { id, name } }: { collection: Collection }) {
  const navigate = useNavigate();
  const remove = useRemoveCollection(id);
  const may = useMay();
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
          effect="Its page is removed, and links to it stop working. Its products stay."
          button="Remove"
          isDangerous
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => navigate('/words/collections'),
              onError: (error) => {
                const sentence = error.messageOr('Not removed: no answer from the shop.');
                const path = findUse(error.body, may);
                const action = path && { label: 'Open it', onPress: () => void navigate(path) };
                notify(sentence, { tone: 'error', ...(action && { action }) });
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
