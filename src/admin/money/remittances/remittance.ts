import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { sendForm } from '#admin/call-admin.ts';

export type Remittance = Answer<'POST /admin/remittances'>;
export type RemittanceLine = Remittance['lines'][number];

type Sent = { file: File; isDryRun: boolean; accepted: readonly number[] };

/** Sends a remittance file, to be checked or to be booked, with the differing lines that the person accepts. */
export function useRemittance() {
  const client = useQueryClient();
  return useMutation<Remittance, ApiError, Sent>({
    mutationFn: async ({ file, isDryRun, accepted }) => {
      const form = new FormData();
      form.append('file', file);
      form.append('dry_run', String(isDryRun));
      form.append('accept', accepted.join(','));
      return (await sendForm(toPath('POST /admin/remittances'), form)) as Remittance;
    },
    onSuccess: (_, { isDryRun }) => {
      if (!isDryRun) void client.invalidateQueries();
    },
  });
}

/** Returns whether a line may be booked although its amount differs. */
export function isAcceptable({ state }: RemittanceLine): boolean {
  return state === 'short' || state === 'over';
}
