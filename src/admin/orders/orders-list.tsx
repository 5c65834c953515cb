import { PhoneCall, Printer, Truck } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { formatCount } from '#domain/format-count.ts';
import type { OrderStage } from '#domain/order/order-stage.ts';
import { MOST_COUNTED } from '#domain/paging.ts';
import { COURIER_CHOICES } from './courier/courier-choices.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { formatTotal } from '#admin/list/format-total.ts';
import type {
  BulkAction,
  BulkDialog,
  Column,
  Filter,
  ListDefinition,
  TabCounts,
} from '#admin/list/list-definition.ts';
import { bareRupees } from '#admin/format/rupees.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { changeOrders } from './actions/change-orders.ts';
import { PrintDialog } from './print/print-dialog.tsx';
import { NewOrderLink } from './new-order-link.tsx';
import { OrderCard } from './order-card.tsx';
import { prefetchOrder } from './prefetch-order.ts';
import { OrderState, STAGES } from './order-state.tsx';
import { MissingPieces } from './missing-pieces.tsx';
import { UnansweredCalls } from './unanswered-calls.tsx';
import { PAYMENT_WORDS, countPieces, formatPromise } from './order-words.ts';
import { INDIAN_STATE_CHOICES } from '#admin/indian-states.tsx';

export type ListedOrder = Answer<'GET /admin/orders'>['orders'][number];

const columns: Column<ListedOrder>[] = [
  { id: 'number', label: 'No', cell: ({ order_number }) => order_number },
  {
    id: 'time',
    label: 'Time',
    sort: { up: 'oldest', down: 'newest' },
    cell: ({ created_at }) => formatShort(created_at),
  },
  { id: 'customer', label: 'Customer', cell: ({ customer }) => customer.name },
  { id: 'place', label: 'Place', cell: ({ shipping_address }) => shipping_address.city },
  { id: 'pieces', label: 'Pieces', align: 'end', cell: countPieces },
  {
    id: 'total',
    label: 'Total ₹',
    align: 'end',
    sort: { up: 'total_low', down: 'total_high' },
    cell: ({ totals }) => bareRupees(totals.total),
  },
  { id: 'payment', label: 'Pay', cell: ({ payment }) => PAYMENT_WORDS[payment.method] },
  { id: 'state', label: 'State', cell: (order) => <StateCell order={order} /> },
  { id: 'promise', label: 'Promised', cell: ({ delivery }) => formatPromise(delivery.to), isExtra: true },
  { id: 'courier', label: 'Courier', cell: ({ tracking }) => tracking.provider ?? '', isExtra: true },
  { id: 'awb', label: 'Tracking number', cell: ({ tracking }) => tracking.number ?? '', isExtra: true },
  { id: 'mobile', label: 'Mobile', cell: ({ customer }) => customer.phone, isExtra: true },
  { id: 'pin', label: 'PIN', cell: ({ shipping_address }) => shipping_address.postal_code, isExtra: true },
];

function StateCell({ order }: { order: ListedOrder }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <OrderState stage={order.stage} />
      <UnansweredCalls order={order} />
      <MissingPieces order={order} />
    </span>
  );
}

const yes = [{ value: 'true', label: 'Yes' }];
const filters: Filter[] = [
  {
    id: 'payment',
    label: 'Pay',
    kind: 'choice',
    isSingle: true,
    choices: [
      { value: 'cod', label: 'COD' },
      { value: 'razorpay', label: 'Prepaid' },
    ],
  },
  { id: 'placed_from', label: 'Placed from', kind: 'day' },
  { id: 'placed_to', label: 'Placed until', kind: 'day' },
  { id: 'pin', label: 'PIN', kind: 'text', inputMode: 'numeric', hint: 'Six digits' },
  { id: 'state', label: 'State', kind: 'choice', choices: INDIAN_STATE_CHOICES },
  {
    id: 'courier',
    label: 'Courier',
    kind: 'choice',
    choices: COURIER_CHOICES,
  },
  { id: 'failed', label: 'Failed delivery', kind: 'choice', isSingle: true, choices: yes },
  { id: 'missing', label: 'Piece missing', kind: 'choice', isSingle: true, choices: yes },
  { id: 'late', label: 'Late', kind: 'choice', isSingle: true, choices: yes },
  { id: 'cash_due', label: 'Cash to book', kind: 'choice', isSingle: true, choices: yes },
  { id: 'cash_owed', label: 'Cash to hand back', kind: 'choice', isSingle: true, choices: yes },
  { id: 'look', label: 'Refund to look at', kind: 'choice', isSingle: true, choices: yes },
];

const confirm: BulkAction = {
  ability: 'ship_orders',
  id: 'confirm',
  label: 'Confirm',
  icon: PhoneCall,
  done: 'confirmed',
  ask: (count) => ({
    title: `Confirm ${formatCount(count, 'order')}?`,
    effect: 'An invoice is issued for each, and they can be packed. This cannot be undone.',
    button: 'Confirm order' + (count === 1 ? '' : 's'),
  }),
  run: (ids, key) => changeOrders(ids, { action: 'confirm' }, key),
};

const book: BulkAction = {
  ability: 'ship_orders',
  id: 'book',
  label: 'Book courier',
  icon: Truck,
  done: 'booked with the courier',
  ask: (count) => ({
    title: `Book ${formatCount(count, 'parcel')} with the courier?`,
    effect:
      'Each parcel weighs as much as its products, in the usual box. The courier charges for each one it accepts. Until pickup, you can cancel a booking on the order’s page.',
    button: `Book ${formatCount(count, 'parcel')}`,
  }),
  run: (ids, key) => changeOrders(ids, { action: 'book' }, key),
};

const print: BulkDialog = {
  id: 'print',
  label: 'Print',
  icon: Printer,
  key: 'p',
  ability: 'ship_orders',
  Dialog: PrintDialog,
};

/** The stage at which an order has to be for an action. */
const stageOf: Partial<Record<string, OrderStage>> = { confirm: 'to_confirm', book: 'to_hand_over' };

function formatCounts(counts: Answer<'GET /admin/orders'>['counts']): TabCounts {
  const format = (count: number) =>
    formatTotal({ total: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED });
  return Object.fromEntries(Object.entries(counts).map(([stage, total]) => [stage, format(total)]));
}

export const ordersList: ListDefinition<ListedOrder> = {
  name: 'orders',
  title: 'Orders',
  noun: { one: 'order', many: 'orders' },
  growsByItself: true,
  idOf: ({ id }) => id,
  nameOf: ({ order_number }) => order_number,
  hrefOf: ({ order_number }) => `/orders/${order_number}`,
  prefetch: ({ order_number }) => prefetchOrder(order_number),
  searchHint: 'Number, name, mobile, PIN, AWB',
  tabs: {
    id: 'stage',
    label: 'Orders by state',
    choices: Object.entries(STAGES).map(([value, { word }]) => ({ value, label: word })),
  },
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'promise', label: 'Promised first' },
  ],
  columns,
  filters,
  actions: [confirm, book, print],
  allows: (action, { stage }) => (stageOf[action] ?? stage) === stage,
  card: (order) => <OrderCard order={order} />,
  load: async (query, options) => {
    const { orders, total, more, counts } = await callAdmin('GET /admin/orders', { query, ...options });
    return { rows: orders, total, more, counts: formatCounts(counts) };
  },
  csv: (query) => toPath('GET /admin/orders', { query }),
  tools: <NewOrderLink />,
  empty: {
    title: 'No orders yet',
    text: 'Orders appear here as soon as a customer places one.',
  },
};
