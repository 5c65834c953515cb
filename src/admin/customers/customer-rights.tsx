import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { notifyFailure } from '#admin/notify-failure.ts';
import { FileButton } from '#admin/file-button.tsx';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { Customer } from './customer.ts';

/** Lists the rights that a customer can exercise in writing: a copy of their data, and its deletion. */
export function CustomerRights({ customer: { id, name, open_orders } }: { customer: Customer }) {
  const client = useQueryClient();
  const navigate = useNavigateFromHere();
  const [isAsking, setAsking] = useState(false);
  const erase = useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('POST /admin/customers/{id}/erasure', { params: { id } }),
    onSuccess: () => {
      notify('The account is erased');
      navigate('/customers', { replace: true });
      void client.invalidateQueries();
    },
    onError: notifyFailure,
    onSettled: () => setAsking(false),
  });
  const isBound = open_orders.length > 0;
  return (
    <Part title="Requested in writing">
      <div className="flex flex-wrap gap-3">
        <FileButton
          path={toPath('GET /admin/customers/{id}/export', { params: { id } })}
          type="application/json"
          name={`customer-${id}.json`}
          label="Their data"
        />
        <Button variant="danger" disabled={isBound} onClick={() => setAsking(true)}>
          Erase account
        </Button>
      </div>
      {isBound && (
        <p className="mt-2 text-sm text-quiet">
          It can be erased when these orders are finished: {open_orders.join(', ')}.
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Erase the account of ${name || 'this customer'}?`}
          effect="Name, contact details, addresses and messages are deleted. Invoices stay, because tax law requires them. This cannot be undone."
          button="Erase account"
          isDangerous
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}
