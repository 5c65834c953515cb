import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { notifyFailure } from '#admin/notify-failure.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { Customer } from './customer.ts';

/** Whether a customer is offered cash on delivery, with the refused parcels that speak against it. */
export function CustomerCod({ customer: { id, refused, cod_block: block } }: { customer: Customer }) {
  const may = useMay();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const allow = useMutation<unknown, ApiError>({
    mutationFn: () => callAdmin('DELETE /admin/customers/{id}/cod-block', { params: { id } }),
    onSuccess: () => notify('Cash on delivery is offered again'),
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['customer', id] }),
  });
  return (
    <Part title="Cash on delivery">
      <p className={refused > 0 ? 'text-alert' : 'text-quiet'}>
        {refused === 0
          ? 'No parcel refused in the last year.'
          : `${refused} refused at the door within a year.`}
      </p>
      {block ? (
        <>
          <p className="mt-2">
            Not offered since {formatMoment(block.at)}: {block.reason}
          </p>
          {may('cancel_orders') && (
            <Button
              className="mt-3"
              variant="secondary"
              busy={allow.isPending}
              onClick={() => allow.mutate()}
            >
              Offer COD again
            </Button>
          )}
        </>
      ) : (
        <>
          <p className="mt-2">Your COD rules for everyone apply.</p>
          {may('cancel_orders') && (
            <Button className="mt-3" variant="danger" onClick={() => setAsking(true)}>
              Block COD
            </Button>
          )}
        </>
      )}
      {isAsking && <BlockDialog id={id} onClose={() => setAsking(false)} />}
    </Part>
  );
}
