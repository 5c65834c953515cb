import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { ReturnMark, STATE_WORDS, WISH_WORDS, formatReturned } from '#admin/orders/returns/return-words.tsx';
import { formatShort } from '#admin/format/format-time.ts';

type Listed = Answer<'GET /admin/returns'>['returns'][number];

const tabs = ['requested', 'approved', 'received', 'settled', 'refused'] as const;

export const returnsList: ListDefinition<Listed> = {
  name: 'returns',
  title: 'Returns',
  noun: { one: 'return', many: 'returns' },
  idOf: ({ id }) => id,
  nameOf: ({ order_number }) => order_number,
  hrefOf: ({ order_number }) => `/orders/${order_number}`,
  searchHint: 'Order number, name',
  tabs: {
    id: 'state',
    label: 'Returns by state',
    choices: tabs.map((value) => ({ value, label: STATE_WORDS[value] })),
  },
  filters: [],
  sorts: [
    { value: 'oldest', label: 'Waiting longest first' },
    { value: 'newest', label: 'Newest first' },
  ],
  columns: [
    { id: 'order', label: 'Order', cell: ({ order_number }) => order_number },
    { id: 'name', label: 'Customer', cell: ({ customer_name }) => customer_name },
    { id: 'pieces', label: 'Pieces', cell: ({ pieces }) => formatReturned(pieces) },
    { id: 'wish', label: 'Wants', cell: ({ wish }) => WISH_WORDS[wish] },
    { id: 'reason', label: 'Reason', cell: ({ reason }) => reason },
    { id: 'state', label: 'State', cell: ({ state }) => <ReturnMark state={state} /> },
    { id: 'time', label: 'Asked', cell: ({ requested_at }) => formatShort(requested_at) },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="font-medium text-indigo figures">{row.order_number}</span>
        <span className="ml-auto text-sm text-quiet figures">{formatShort(row.requested_at)}</span>
      </span>
      <span className="truncate text-sm text-quiet">
        {row.customer_name}, {formatReturned(row.pieces)}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm">
        <ReturnMark state={row.state} />
        {WISH_WORDS[row.wish]}
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { returns, total } = await callAdmin('GET /admin/returns', { query, ...options });
    return { rows: returns, total };
  },
  csv: (query) => toPath('GET /admin/returns', { query }),
  empty: {
    title: 'No returns yet',
    text: 'Returns that customers ask for appear here, and so do those you record on an order’s page.',
  },
};
