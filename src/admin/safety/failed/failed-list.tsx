import { RotateCcw, Trash2 } from 'lucide-react';
import { MOST_CHANGED_AT_ONCE } from '#domain/paging.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { runInPortions } from '#admin/list/bulk/run-in-portions.ts';
import type { BulkAction, BulkForm, ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import type { FailedWork } from './failed-work.ts';
import { nameWork } from './name-work.ts';

const retry: BulkAction = {
  id: 'retry',
  label: 'Retry',
  icon: RotateCcw,
  done: 'tried again',
  isOnRow: true,
  run: (ids, key) =>
    runInPortions(ids, { atOnce: MOST_CHANGED_AT_ONCE, key }, (portion) =>
      callAdmin('POST /admin/failed-work/retry', { body: { ids: portion } }),
    ),
};

const discard: BulkForm<FailedWork> = {
  id: 'discard',
  label: 'Discard',
  icon: Trash2,
  Form: DiscardDialog,
};

/** Messages and jobs that were given up, to be retried or discarded. */
export const failedList: ListDefinition<FailedWork> = {
  name: 'failed-work',
  title: 'Failed work',
  noun: { one: 'failure', many: 'failures' },
  idOf: ({ id }) => id,
  nameOf: nameWork,
  searchHint: 'Order number, e-mail, mobile, reason',
  tabs: {
    id: 'kind',
    label: 'Kind of work',
    choices: [
      { value: 'message', label: 'Messages' },
      { value: 'job', label: 'Jobs' },
    ],
  },
  columns: [
    { id: 'what', label: 'What', cell: nameWork },
    { id: 'about', label: 'For', cell: formatAbout },
    { id: 'reason', label: 'Why', cell: ({ reason }) => capitalise(reason) },
    { id: 'attempts', label: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
    { id: 'time', label: 'Given up', cell: ({ failed_at }) => formatShort(failed_at) },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="font-medium">{nameWork(row)}</span>
        <span className="ml-auto text-sm text-quiet figures">{formatShort(row.failed_at)}</span>
      </span>
      <span className="text-sm wrap-anywhere text-quiet">{formatAbout(row)}</span>
      <span className="text-sm">{capitalise(row.reason)}</span>
    </span>
  ),
  load: async (query, options) => {
    const { failed, total } = await callAdmin('GET /admin/failed-work', { query, ...options });
    return { rows: failed, total };
  },
  actions: [retry, discard],
  empty: {
    title: 'Nothing has failed',
    text: 'Messages and jobs that still failed after many tries appear here, with the reason.',
  },
};

function formatAbout({ to, order_number }: FailedWork): string {
  return [order_number, to].filter(Boolean).join(', ');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
