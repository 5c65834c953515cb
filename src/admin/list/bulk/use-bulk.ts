import { useMutation, useQueryClient } from '@tanstack/react-query';
import { randomKey } from '#contract/client.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { BulkAction, BulkUndo } from '#admin/list/list-definition.ts';
import { useIsLeft } from '#admin/use-is-left.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { SelectionControl } from './use-selection.ts';

export type Failed = { id: string; name: string; reason: string };
export type BulkReport = {
  action: BulkAction;
  done: number;
  failed: readonly Failed[];
  /** The action that undoes it, where there is something to undo. */
  undo: BulkUndo | undefined;
};

/** A bulk action for some rows, with their names. Sending it again with the same key returns the first response. */
type BulkRun = { action: BulkAction; rows: ReadonlyMap<string, string>; key: string };

/**
 * Runs bulk actions. Rows that succeed are deselected; rows that fail stay selected, with the reason. If the list is left before the
 * response, a toast reports what was done.
 */
export function useBulk<Row>({ deselect }: SelectionControl<Row>) {
  const client = useQueryClient();
  const isLeft = useIsLeft();
  const { mutate, ...state } = useMutation<BulkReport, ApiError, BulkRun>({
    mutationFn: async ({ action, rows, key }) => {
      const ids = [...rows.keys()];
      const results = (await action.run(ids, key)) ?? [];
      const failed = results.flatMap(({ id, failure }) =>
        failure === undefined ? [] : [{ id, name: rows.get(id) ?? id, reason: failure }],
      );
      const undo = action.toUndo?.(results.filter(({ failure }) => failure === undefined));
      return { action, done: ids.length - failed.length, failed, undo: undo?.ids.length ? undo : undefined };
    },
    onSuccess: ({ failed }, { rows }) => {
      const done = new Set(rows.keys());
      for (const { id } of failed) done.delete(id);
      deselect(done);
    },
    onSettled: (report, error) => {
      if (isLeft.current)
        notify(formatOutcome(report, error)!, { tone: report?.failed.length === 0 ? 'success' : 'error' });
      return client.invalidateQueries();
    },
  });
  const run = (action: BulkAction, rows: ReadonlyMap<string, string>) =>
    mutate({ action, rows, key: randomKey() });
  return {
    ...state,
    run,
    /** Undoes what was done. */
    undo() {
      const { data: report, variables } = state;
      if (!report?.undo) return;
      const { action, ids } = report.undo;
      run(action, new Map(ids.map((id) => [id, variables!.rows.get(id) ?? id])));
    },
    /** Retries the rows that failed; if the response was lost, sends the whole action again with the same key. */
    retry() {
      const { data: report, variables } = state;
      if (report) run(report.action, new Map(report.failed.map(({ id, name }) => [id, name])));
      else if (variables) mutate(variables);
    },
  };
}

/** Returns what an action did, or why that is unknown; undefined while there is nothing to report. */
export function formatOutcome(report: BulkReport | undefined, error: ApiError | null): string | undefined {
  return report ? formatReport(report) : error?.messageOr('No answer from the shop. Try again.');
}

/** Returns a report in one sentence: "39 confirmed, 1 not: 1042 is already cancelled." */
function formatReport({ action, done, failed }: BulkReport): string {
  const [first] = failed;
  if (!first) return `${done.toLocaleString('en-IN')} ${action.done}`;
  const reason = `${first.name}: ${first.reason.replace(/\.$/, '')}`;
  return `${done.toLocaleString('en-IN')} ${action.done}, ${failed.length} not. ${reason}.`;
}
