import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { formatPastState } from './past-order-words.ts';

export type PastOrder = Answer<'GET /admin/past-orders'>['past_orders'][number];

export const pastOrdersList: ListDefinition<PastOrder> = {
  name: 'past-orders',
  title: 'Past orders',
  noun: { one: 'past order', many: 'past orders' },
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  hrefOf: ({ id }) => `/past-orders/${id}`,
  searchHint: 'Old number, mobile, e-mail or name',
  sorts: [{ value: 'newest', label: 'Newest first' }],
  columns: [
    { id: 'number', label: 'Number', cell: ({ number }) => number },
    { id: 'placed', label: 'Placed', cell: ({ placed_at }) => formatShort(placed_at) },
    { id: 'name', label: 'Customer', cell: ({ name }) => name },
    { id: 'state', label: 'State', cell: formatPastState },
    { id: 'total', label: 'Total', align: 'end', cell: ({ total }) => rupees(total) },
  ],
  card: (order) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 font-medium break-words text-indigo figures">{order.number}</span>
        <span className="ml-auto figures">{rupees(order.total)}</span>
      </span>
      <span className="min-w-0 break-words">{order.name}</span>
      <span className="text-sm text-quiet">
        {[formatShort(order.placed_at), formatPastState(order)].filter(Boolean).join(', ')}
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { past_orders, total } = await callAdmin('GET /admin/past-orders', { query, ...options });
    return { rows: past_orders, total };
  },
  csv: (query) => toPath('GET /admin/past-orders', { query }),
  empty: {
    title: 'No past orders',
    text: 'Import orders from your earlier shop under Import, export. They are only for reading: they do not count in reports or tax returns.',
  },
};
