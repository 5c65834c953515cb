import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ApiError } from '#contract/api-error.ts';
import { formatCount } from '#domain/format-count.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

/** The button that fetches settlements from Razorpay now, instead of waiting for the nightly run. */
export function FetchSettlements() {
  const may = useMay();
  const client = useQueryClient();
  const ask = useMutation<{ settlements: number }, ApiError>({
    mutationFn: () => callAdmin('POST /admin/settlements/refresh', { timeoutMs: 60_000 }),
    onSuccess: ({ settlements }) => {
      notify(
        settlements === 0
          ? 'Razorpay has no settlements for this month or last month.'
          : `Razorpay has ${formatCount(settlements, 'settlement')} for this month and last month.`,
      );
      return client.invalidateQueries({ queryKey: ['list', 'settlements'] });
    },
    onError: (error) =>
      notify(error.messageOr('Razorpay did not answer. Try again later.'), { tone: 'error' }),
  });
  if (!may('collect_cash')) return null;
  return (
    <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate()}>
      <RefreshCw aria-hidden="true" size={18} />
      Ask Razorpay
    </Button>
  );
}
