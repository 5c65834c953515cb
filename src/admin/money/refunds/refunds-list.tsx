import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { PERIOD_FILTERS } from '#admin/money/money-list.ts';
import { SendRefundAgain } from '#admin/orders/money/send-refund-again.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { bareRupees, rupees } from '#admin/format/rupees.ts';
import { StateMark } from '#admin/format/state-mark.tsx';
import { REFUND_REASONS, REFUND_STATES, type Refund, formatAge } from './refund-words.ts';

export const refundsList: ListDefinition<Refund> = {
  name: 'refunds',
  title: 'Refunds',
  noun: { one: 'refund', many: 'refunds' },
  idOf: ({ id }) => id,
  nameOf: ({ order_number, amount }) => `${rupees(amount)} of ${order_number}`,
  searchHint: 'Order, name or Razorpay ID',
  tabs: {
    id: 'state',
    label: 'Refunds by state',
    choices: [
      { value: 'open', label: 'Under way' },
      { value: 'failed', label: 'Bank refused' },
      { value: 'processed', label: 'Paid back' },
    ],
  },
  filters: PERIOD_FILTERS,
  sorts: [
    { value: 'waiting', label: 'Under way first' },
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
  columns: [
    { id: 'order', label: 'Order', cell: (refund) => <OrderLink refund={refund} /> },
    { id: 'customer', label: 'Customer', cell: ({ customer }) => customer },
    { id: 'amount', label: 'Amount ₹', align: 'end', cell: ({ amount }) => bareRupees(amount) },
    { id: 'state', label: 'State', cell: (refund) => <RefundState refund={refund} /> },
    { id: 'age', label: 'Under way for', cell: (refund) => formatAge(refund) },
    {
      id: 'time',
      label: 'Since',
      sort: { up: 'oldest', down: 'newest' },
      cell: ({ created_at }) => formatShort(created_at),
    },
    { id: 'reason', label: 'Reason', cell: ({ reason }) => REFUND_REASONS[reason] },
    { id: 'gateway', label: 'Razorpay ID', cell: ({ gateway_id }) => gateway_id ?? '', isExtra: true },
    { id: 'action', label: 'To do', cell: (refund) => <Retry refund={refund} /> },
  ],
  card: (refund) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <OrderLink refund={refund} />
        <span className="ml-auto figures">{rupees(refund.amount)}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <span className="min-w-0 truncate">{refund.customer}</span>
        <span className="ml-auto">{REFUND_REASONS[refund.reason]}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm">
        <RefundState refund={refund} />
        <span className="ml-auto text-quiet figures">
          {formatAge(refund) || formatShort(refund.updated_at)}
        </span>
      </span>
      <Retry refund={refund} />
    </span>
  ),
  load: async (query, options) => {
    const { refunds, total } = await callAdmin('GET /admin/refunds', { query, ...options });
    return { rows: refunds, total };
  },
  csv: (query) => toPath('GET /admin/refunds', { query }),
  empty: {
    title: 'No refunds yet',
    text: 'Money that goes back to a customer’s card, bank or UPI is listed here until it has arrived.',
  },
};

function OrderLink({ refund: { order_number } }: { refund: Refund }) {
  const may = useMay();
  if (!may('see_orders')) return order_number;
  return (
    <Link
      to={`/orders/${order_number}`}
      data-row-link
      className="inline-flex min-h-11 items-center font-medium link figures"
    >
      {order_number}
    </Link>
  );
}

function RefundState({ refund: { state } }: { refund: Refund }) {
  return <StateMark {...REFUND_STATES[state]} />;
}

/** The button for a refund that the bank rejected, for people who may refund. */
function Retry({ refund: { can_retry, order_id, order_number } }: { refund: Refund }) {
  const may = useMay();
  if (!can_retry || !may('refund')) return null;
  return <SendRefundAgain order={{ id: order_id, order_number }} />;
}
