import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatMoment } from '#admin/format/format-time.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import {
  type PriceChangeRow,
  PriceChangeState,
  changesAt,
  formatOff,
  formatProducts,
  STATE_CHOICES,
} from './price-change-words.tsx';

export const priceChangesList: ListDefinition<PriceChangeRow> = {
  name: 'price-changes',
  title: 'Price changes',
  noun: { one: 'price change', many: 'price changes' },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/words/prices/${id}`,
  searchHint: 'Part of the name',
  changesAt,
  tabs: { id: 'state', label: 'Price changes by state', choices: STATE_CHOICES },
  sorts: [
    { value: 'begins', label: 'Latest first' },
    { value: 'oldest', label: 'Earliest first' },
    { value: 'name', label: 'By name' },
  ],
  columns: [
    { id: 'name', label: 'Name', cell: ({ name }) => name },
    { id: 'off', label: 'Off', align: 'end', cell: formatOff },
    { id: 'state', label: 'State', cell: ({ state }) => <PriceChangeState state={state} /> },
    { id: 'begins', label: 'Begins', cell: ({ begins_at }) => formatMoment(begins_at) },
    { id: 'ends', label: 'Ends', cell: formatEnd },
    { id: 'products', label: 'Products', align: 'end', cell: ({ products }) => products },
    { id: 'kept', label: 'Kept prices', align: 'end', cell: ({ kept }) => kept || '' },
  ],
  card: (change) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">{change.name}</span>
        <span className="ml-auto figures">{`${formatOff(change)} off`}</span>
      </span>
      <span className="text-sm text-quiet">
        {`${formatMoment(change.begins_at)} to ${formatEnd(change)}`}
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        <PriceChangeState state={change.state} />
        <span className="ml-auto text-sm text-quiet figures">{formatProducts(change)}</span>
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { price_changes, total } = await callAdmin('GET /admin/price-changes', { query, ...options });
    return { rows: price_changes, total };
  },
  csv: (query) => toPath('GET /admin/price-changes', { query }),
  empty: {
    title: 'No price changes yet',
    text: 'A price change lowers prices for a fixed time, such as for a festival.',
  },
  tools: (
    <Link to="/words/prices/new" className={buttonClasses()}>
      <Plus aria-hidden="true" size={18} />
      Add price change
    </Link>
  ),
};

function formatEnd({ ends_at }: PriceChangeRow): string {
  return ends_at ? formatMoment(ends_at) : 'Until you end it';
}
