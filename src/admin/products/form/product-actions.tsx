import { Archive, ArchiveRestore, Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callAdmin } from '#admin/call-admin.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { notifyFailure } from '#admin/notify-failure.ts';
import { type Product, useProductChange } from '#admin/products/use-product.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

/** Duplicates a product, takes it off sale permanently, or brings it back. Unsaved input stays in the form. */
export function ProductActions({ product: { id, name, version, status } }: { product: Product }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const duplicate = useProductChange(() =>
    callAdmin('POST /admin/products/{id}/duplicate', { params: { id } }),
  );
  const move = useProductChange((to: 'archive' | 'restore') =>
    to === 'archive'
      ? callAdmin('POST /admin/products/{id}/archive', { params: { id }, body: { version } })
      : callAdmin('POST /admin/products/{id}/restore', { params: { id }, body: { version } }),
  );
  const isArchived = status === 'archived';
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        busy={duplicate.isPending}
        onClick={() =>
          duplicate.mutate(undefined, {
            onSuccess: ({ product }) => {
              notify(`A draft like ${name} is ready`);
              void navigate(`/products/${product.id}`);
            },
            onError: notifyFailure,
          })
        }
      >
        <Copy aria-hidden="true" size={18} />
        Duplicate
      </Button>
      <Button
        variant="secondary"
        busy={move.isPending}
        onClick={() =>
          isArchived
            ? move.mutate('restore', { onSuccess: () => notify(`${name} is back`), onError: notifyFailure })
            : setAsking(true)
        }
      >
        {isArchived ? (
          <ArchiveRestore aria-hidden="true" size={18} />
        ) : (
          <Archive aria-hidden="true" size={18} />
        )}
        {isArchived ? 'Restore' : 'Archive'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Archive ${name}?`}
          effect="Customers no longer see it in the shop or the search. Its orders and invoices stay, and you can restore it."
          button="Archive"
          busy={move.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            move.mutate('archive', {
              onSuccess: () => notify(`${name} is archived`),
              onError: notifyFailure,
              onSettled: () => setAsking(false),
            })
          }
        />
      )}
    </div>
  );
}
