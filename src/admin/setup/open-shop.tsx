import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Readiness } from '#contract/seller/readiness.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { CloseShop } from './close-shop.tsx';
import { READY } from './ready-key.ts';
import { STEP_NAMES } from './setup-steps.tsx';

/**
 * Shows whether the shop is open. The button that opens it is locked until nothing is missing, with the missing steps listed next to it.
 */
export function OpenShop({ ready }: { ready: Readiness }) {
  const client = useQueryClient();
  const open = useMutation<Readiness, ApiError>({
    mutationFn: () => callAdmin('POST /admin/setup/open'),
    onSuccess: (opened) => {
      client.setQueryData(READY, opened);
      notify('The shop is open');
    },
    onError: (error) => {
      notify(error.messageOr('The shop is still closed. Try again.'), { tone: 'error' });
      void client.invalidateQueries({ queryKey: READY });
    },
  });
  if (ready.is_open)
    return (
      <Part title="The shop is open">
        <p>Customers can order.</p>
        <a href="/" target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center link">
          See the shop
        </a>
        <CloseShop />
      </Part>
    );
  const needs = ready.steps.filter(({ needed_to_open, state }) => needed_to_open && state !== 'done');
  return (
    <Part title="The shop is closed">
      <p className="mb-3">
        {needs.length > 0
          ? `To open it, first finish: ${needs.map(({ step }) => STEP_NAMES[step]).join(', ')}.`
          : 'Nothing is missing. Until you open it, nobody can order.'}
      </p>
      {ready.closed_words && <p className="mb-3">{`Customers read: ${ready.closed_words}`}</p>}
      <Button disabled={!ready.can_open} busy={open.isPending} onClick={() => open.mutate()}>
        Open the shop
      </Button>
    </Part>
  );
}
