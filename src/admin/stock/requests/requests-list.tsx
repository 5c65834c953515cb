import { BellRing, Bookmark, CircleCheck, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';
import { OrderNumber } from '#admin/format/order-number.tsx';
import { nameOf, toItemPath } from '../use-item.ts';
import { RequestActions, type StockRequest } from './request-actions.tsx';

const STATES: Record<StockRequest['state'], Mark> = {
  waiting: { word: 'Waiting', tone: 'act', icon: Hourglass },
  told: { word: 'Notified', tone: 'moving', icon: BellRing },
  reserved: { word: 'Reserved', tone: 'moving', icon: Bookmark },
  bought: { word: 'Bought', tone: 'done', icon: CircleCheck },
};

function RequestState({ request: { state } }: { request: StockRequest }) {
  return <StateMark {...STATES[state]} />;
}

function nameCustomer({ customer: { name, phone } }: StockRequest): string {
  return name || formatPhone(phone ?? '');
}

const product = (request: StockRequest) => (
  <Link to={toItemPath(request.sku)} className="inline-flex min-h-11 items-center link">
    {nameOf(request)}
  </Link>
);

function RequestCard({ request }: { request: StockRequest }) {
  const { quantity, in_stock, asked_at, notes, order_number } = request;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex gap-x-3">
        <span className="min-w-0 flex-1 font-medium">{product(request)}</span>
        <span className="text-sm text-quiet figures">{formatShort(asked_at)}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <span>{nameCustomer(request)}</span>
        <span className="figures">
          wants {quantity}, {in_stock} in stock
        </span>
        {order_number && <OrderNumber number={order_number} />}
      </span>
      {notes && <span className="text-sm">{notes}</span>}
      <span className="flex flex-wrap items-center gap-2">
        <RequestState request={request} />
        <RequestActions request={request} />
      </span>
    </span>
  );
}

/** The request book: which customers wait for which pieces, and since when. */
export const requestsList: ListDefinition<StockRequest> = {
  name: 'stock-requests',
  title: 'Requests',
  noun: { one: 'request', many: 'requests' },
  idOf: ({ id }) => id,
  nameOf: ({ customer }) => customer.name,
  searchHint: 'Product, SKU, name, mobile',
  tabs: {
    id: 'state',
    label: 'Requests by state',
    choices: Object.entries(STATES).map(([value, { word }]) => ({ value, label: word })),
  },
  sorts: [
    { value: 'oldest', label: 'Waiting longest first' },
    { value: 'newest', label: 'Newest first' },
  ],
  columns: [
    { id: 'product', label: 'Product', cell: product },
    { id: 'customer', label: 'Customer', cell: nameCustomer },
    { id: 'since', label: 'Since', cell: ({ asked_at }) => formatShort(asked_at) },
    { id: 'pieces', label: 'Wants', align: 'end', cell: ({ quantity }) => quantity },
    { id: 'stock', label: 'In stock', align: 'end', cell: ({ in_stock }) => in_stock },
    { id: 'notes', label: 'Note', cell: ({ notes }) => <span className="wrap-anywhere">{notes}</span> },
    { id: 'state', label: 'State', cell: (request) => <RequestState request={request} /> },
    {
      id: 'order',
      label: 'Order',
      cell: ({ order_number }) => order_number && <OrderNumber number={order_number} />,
    },
    { id: 'actions', label: 'What to do', cell: (request) => <RequestActions request={request} /> },
  ],
  card: (request) => <RequestCard request={request} />,
  load: async (query, options) => {
    const { requests, total } = await callAdmin('GET /admin/stock-requests', { query, ...options });
    return { rows: requests, total };
  },
  csv: (query) => toPath('GET /admin/stock-requests', { query }),
  empty: {
    title: 'Nobody is waiting',
    text: 'A customer who asks for a sold-out product appears here.',
  },
};
