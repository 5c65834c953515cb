import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/words/format-time.ts';
import { OrderState } from './order-state.tsx';

type Order = Answer<'GET /admin/orders'>['orders'][number];

const payments = { cod: 'COD', razorpay: 'Prepaid' };

export const ordersList: ListDefinition<Order> = {
  name: 'orders',
  title: 'Orders',
  noun: { one: 'order', many: 'orders' },
  idOf: ({ id }) => id,
  nameOf: ({ order_number }) => order_number,
  searchHint: 'Number, name or mobile',
  tabs: {
    id: 'status',
    label: 'Orders by state',
    choices: [
      { value: 'pending', label: 'Pending' },
      { value: 'processing', label: 'To pack' },
      { value: 'shipped', label: 'On the way' },
      { value: 'delivered', label: 'Delivered' },
      { value: 'cancelled', label: 'Cancelled' },
      { value: 'returned_to_origin', label: 'Came back' },
    ],
  },
  columns: [
    { id: 'number', label: 'No', cell: ({ order_number }) => order_number },
    { id: 'time', label: 'Time', cell: ({ created_at }) => formatShort(created_at) },
    { id: 'customer', label: 'Customer', cell: ({ customer }) => customer.name },
    { id: 'place', label: 'Place', cell: ({ shipping_address }) => shipping_address.city },
    { id: 'pieces', label: 'Pieces', align: 'end', cell: ({ items }) => countPieces(items) },
    {
      id: 'total',
      label: 'Total',
      align: 'end',
      cell: ({ totals }) => formatRupees(toPaise(totals.total)),
    },
    { id: 'payment', label: 'Pay', cell: ({ payment }) => payments[payment.method] },
    { id: 'state', label: 'State', cell: ({ status }) => <OrderState status={status} /> },
  ],
  card: (order) => <OrderCard order={order} />,
  load: async (query, options) => {
    const { orders, total } = await callAdmin('GET /admin/orders', { query, ...options });
    return { rows: orders, total };
  },
  csv: (query) => toPath('GET /admin/orders', { query }),
  empty: {
    title: 'No orders yet',
    text: 'Orders appear here as soon as a customer places one.',
  },
};

function OrderCard({ order }: { order: Order }) {
  const { order_number, totals, payment, created_at, customer, shipping_address, status } = order;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex gap-3 figures">
        <span className="font-medium text-indigo">{order_number}</span>
        <span className="ml-auto">{formatRupees(toPaise(totals.total))}</span>
        <span className="text-quiet">{payments[payment.method]}</span>
      </span>
      <span className="flex gap-3 text-sm">
        <span className="min-w-0 truncate">
          {customer.name}, {shipping_address.city}
        </span>
        <span className="ml-auto text-quiet figures">{formatShort(created_at)}</span>
      </span>
      <span>
        <OrderState status={status} />
      </span>
    </span>
  );
}

function countPieces(items: Order['items']): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
