import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { BY_TIME, PERIOD_FILTERS, withOrWithout } from '#admin/money/money-list.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { bareRupees, rupees } from '#admin/format/rupees.ts';
import { StateMark } from '#admin/format/state-mark.tsx';
import { FetchSettlements } from './fetch-settlements.tsx';
import { UnsettledNote } from './unsettled-note.tsx';

type Settlement = Answer<'GET /admin/settlements'>['settlements'][number];

export const settlementsList: ListDefinition<Settlement> = {
  name: 'settlements',
  title: 'Razorpay settlements',
  noun: { one: 'settlement', many: 'settlements' },
  idOf: ({ id }) => id,
  nameOf: ({ utr, id }) => utr || id,
  hrefOf: ({ id }) => `/money/settlements/${id}`,
  searchHint: 'UTR, payment or refund id',
  filters: [...PERIOD_FILTERS, withOrWithout('differs', 'Differences')],
  sorts: BY_TIME,
  columns: [
    { id: 'utr', label: 'UTR', cell: ({ utr, id }) => utr || id },
    { id: 'at', label: 'Time', sort: { up: 'oldest', down: 'newest' }, cell: ({ at }) => formatShort(at) },
    { id: 'amount', label: 'To the bank ₹', align: 'end', cell: (row) => bareRupees(row.amount) },
    { id: 'fee', label: 'Fee with GST ₹', align: 'end', cell: ({ fee }) => bareRupees(fee) },
    { id: 'tax', label: 'GST included ₹', align: 'end', cell: ({ tax }) => bareRupees(tax) },
    { id: 'lines', label: 'Lines', align: 'end', cell: ({ lines }) => lines },
    { id: 'state', label: 'Books', cell: (row) => <SettlementState settlement={row} /> },
  ],
  card: (settlement) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="font-medium text-indigo figures">{settlement.utr || settlement.id}</span>
        <span className="ml-auto figures">{rupees(settlement.amount)}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <span>Fee {rupees(settlement.fee)}</span>
        <span className="ml-auto figures">{formatShort(settlement.at)}</span>
      </span>
      <span>
        <SettlementState settlement={settlement} />
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { settlements, total, unsettled } = await callAdmin('GET /admin/settlements', {
      query,
      ...options,
    });
    const note = unsettled.payments > 0 && <UnsettledNote unsettled={unsettled} />;
    return { rows: settlements, total, note };
  },
  csv: (query) => toPath('GET /admin/settlements', { query }),
  empty: {
    title: 'No settlements yet',
    text: 'Every night the shop asks Razorpay what it transferred to your bank.',
  },
  tools: <FetchSettlements />,
};

/** Shows whether a settlement has reached the bank, and whether it agrees with the shop's books. */
export function SettlementState({ settlement }: { settlement: Settlement }) {
  const { status, differences, amount: sent, lines_amount } = settlement;
  if (status === 'failed') return <StateMark tone="alert" icon={CircleAlert} word="Transfer failed" />;
  if (differences > 0 || (settlement.lines > 0 && lines_amount !== sent))
    return (
      <StateMark
        tone="alert"
        icon={CircleAlert}
        word={differences > 0 ? `${differences} to look at` : 'Total differs'}
      />
    );
  if (status === 'created' || settlement.lines === 0)
    return <StateMark tone="moving" icon={Hourglass} word="On its way" />;
  return <StateMark tone="done" icon={CircleCheck} word="Agrees" />;
}
