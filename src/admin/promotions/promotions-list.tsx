import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import {
  type Promotion,
  PromotionState,
  changesAt,
  formatDiscount,
  formatUses,
  STATE_CHOICES,
} from './promotion-words.tsx';

export const promotionsList: ListDefinition<Promotion> = {
  name: 'promotions',
  title: 'Codes',
  noun: { one: 'code', many: 'codes' },
  idOf: ({ id }) => id,
  nameOf: ({ code }) => code,
  hrefOf: ({ id }) => `/words/codes/${id}`,
  searchHint: 'Code or description',
  changesAt,
  tabs: { id: 'state', label: 'Codes by state', choices: STATE_CHOICES },
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'code', label: 'By code' },
    { value: 'used', label: 'Most used first' },
    { value: 'given_away', label: 'Most given away first' },
    { value: 'ends', label: 'Ending first' },
  ],
  columns: [
    { id: 'code', label: 'Code', cell: ({ code }) => code },
    { id: 'description', label: 'Description', cell: ({ description }) => description },
    { id: 'discount', label: 'Off', align: 'end', cell: formatDiscount },
    { id: 'for', label: 'For', cell: ({ collection }) => collection?.name ?? 'Every product', isExtra: true },
    { id: 'state', label: 'State', cell: ({ state }) => <PromotionState state={state} /> },
    { id: 'from', label: 'From', cell: ({ starts_at }) => formatMaybe(starts_at), isExtra: true },
    { id: 'until', label: 'Until', cell: ({ ends_at }) => formatMaybe(ends_at) },
    { id: 'used', label: 'Used', align: 'end', cell: formatUses },
    {
      id: 'given',
      label: 'Given away ₹',
      align: 'end',
      cell: ({ given_away }) => rupees(given_away).slice(1),
    },
  ],
  card: (promotion) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">{promotion.code}</span>
        <span className="ml-auto figures">{`${formatDiscount(promotion)} off`}</span>
      </span>
      <span className="min-w-0 truncate text-sm text-quiet">{promotion.description}</span>
      <span className="flex flex-wrap items-center gap-x-3">
        <PromotionState state={promotion.state} />
        <span className="ml-auto text-sm text-quiet figures">
          {promotion.used_count === 0
            ? 'Not used yet'
            : `Used ${formatUses(promotion)}, gave ${rupees(promotion.given_away)}`}
        </span>
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { promotions, total } = await callAdmin('GET /admin/promotions', { query, ...options });
    return { rows: promotions, total };
  },
  csv: (query) => toPath('GET /admin/promotions', { query }),
  empty: { title: 'No codes yet', text: 'Customers who enter a code at checkout get a discount.' },
  tools: (
    <Link to="/words/codes/new" className={buttonClasses()}>
      <Plus aria-hidden="true" size={18} />
      Add code
    </Link>
  ),
};

function formatMaybe(moment: string | null): string {
  return moment ? formatShort(moment) : '';
}
