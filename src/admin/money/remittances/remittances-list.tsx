import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { BY_TIME, PERIOD_FILTERS, withOrWithout } from '#admin/money/money-list.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { bareRupees, rupees } from '#admin/format/rupees.ts';
import { StateMark } from '#admin/format/state-mark.tsx';
import { buttonClasses } from '#ui/form/button.tsx';

type Remittance = Answer<'GET /admin/remittances'>['remittances'][number];

export const remittancesList: ListDefinition<Remittance> = {
  name: 'remittances',
  title: 'Remittances',
  noun: { one: 'remittance', many: 'remittances' },
  idOf: ({ id }) => id,
  nameOf: ({ file_name, id }) => file_name || id,
  hrefOf: ({ id }) => `/money/remittances/${id}`,
  searchHint: 'UTR, tracking or order number, file',
  filters: [...PERIOD_FILTERS, withOrWithout('open', 'Lines not booked')],
  sorts: BY_TIME,
  columns: [
    { id: 'file', label: 'File', cell: ({ file_name, id }) => file_name || id },
    { id: 'at', label: 'Booked', sort: { up: 'oldest', down: 'newest' }, cell: ({ at }) => formatShort(at) },
    { id: 'utr', label: 'UTR', cell: ({ utrs }) => utrs.join(', ') },
    { id: 'lines', label: 'Lines', align: 'end', cell: ({ lines }) => lines },
    { id: 'paid', label: 'Paid ₹', align: 'end', cell: ({ paid }) => bareRupees(paid) },
    { id: 'booked', label: 'Booked ₹', align: 'end', cell: ({ booked_amount }) => bareRupees(booked_amount) },
    { id: 'state', label: 'State', cell: (row) => <RemittanceMark remittance={row} /> },
    { id: 'by', label: 'By', cell: ({ by }) => by ?? '', isExtra: true },
  ],
  card: (remittance) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">
          {remittance.file_name || remittance.id}
        </span>
        <span className="ml-auto figures">{rupees(remittance.booked_amount)}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <span className="min-w-0 truncate figures">{remittance.utrs.join(', ') || 'Without a UTR'}</span>
        <span className="ml-auto figures">{formatShort(remittance.at)}</span>
      </span>
      <span>
        <RemittanceMark remittance={remittance} />
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { remittances, total } = await callAdmin('GET /admin/remittances', { query, ...options });
    return { rows: remittances, total };
  },
  csv: (query) => toPath('GET /admin/remittances', { query }),
  empty: {
    title: 'No remittances yet',
    text: 'Courier files that you book are kept here, line by line.',
  },
  tools: (
    <Link to="/money/cod" className={buttonClasses({ variant: 'secondary' })}>
      Add file
    </Link>
  ),
};

/** Shows how many lines of a file are booked. */
export function RemittanceMark({ remittance: { lines, open } }: { remittance: Remittance }) {
  if (open > 0) return <StateMark tone="alert" icon={CircleAlert} word={`${open} of ${lines} not booked`} />;
  return <StateMark tone="done" icon={CircleCheck} word="All booked" />;
}
