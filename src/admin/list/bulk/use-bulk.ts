import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { BulkAction } from '#admin/list/list-definition.ts';
import type { SelectionControl } from './use-selection.ts';

export type Failed = { id: string; name: string; reason: string };
export type BulkReport = { action: BulkAction; done: number; failed: readonly Failed[] };

/** Runs bulk actions on the selected rows. What was done is no longer selected, what failed stays selected with its reason. */
export function useBulk({ selected, replace }: SelectionControl) {
  const client = useQueryClient();
  return useMutation<BulkReport, ApiError, BulkAction>({
    mutationFn: async (action) => {
      const ids = [...selected.keys()];
      const results = (await action.run(ids, crypto.randomUUID())) ?? [];
      const failed = results.flatMap(({ id, failure }) =>
        failure === undefined ? [] : [{ id, name: selected.get(id) ?? id, reason: failure }],
      );
      return { action, done: ids.length - failed.length, failed };
    },
    onSuccess: ({ failed, action }) => {
      if (!action.keepsSelection) replace(new Map(failed.map(({ id, name }) => [id, name])));
    },
    onSettled: () => client.invalidateQueries(),
  });
}

/** Returns a report in one sentence: "39 confirmed, 1 not: 1042 is already cancelled." */
export function formatReport({ action, done, failed }: BulkReport): string {
  const [first] = failed;
  if (!first) return `${done.toLocaleString('en-IN')} ${action.done}`;
  const reason = `${first.name}: ${first.reason.replace(/\.$/, '')}`;
  return `${done.toLocaleString('en-IN')} ${action.done}, ${failed.length} not. ${reason}.`;
}
