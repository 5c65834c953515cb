import { toIndianTime } from '#domain/indian-time.ts';
import type { ListedOrderJson } from './admin-order-list.ts';

const COLUMNS: [string, (order: ListedOrderJson) => string | number][] = [
  ['Order', (order) => order.order_number],
  ['Placed', (order) => toIndianTime(new Date(order.created_at))],
  ['Stage', (order) => order.stage],
  ['Customer', (order) => order.customer.name],
  ['Phone', (order) => order.customer.phone],
  ['Email', (order) => order.customer.email],
  ['City', (order) => order.shipping_address.city],
  ['State', (order) => order.shipping_address.state],
  ['PIN', (order) => order.shipping_address.postal_code],
  ['Pieces', (order) => order.items.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['SKUs', (order) => order.items.map(({ sku, quantity }) => `${sku} x ${quantity}`).join('; ')],
  ['Payment', (order) => order.payment.method],
  ['Payment status', (order) => order.payment.status],
  ['COD fee', (order) => order.totals.cod_charges],
  ['Total', (order) => order.totals.total],
  ['Promised by', (order) => order.delivery.to ?? ''],
  ['Courier', (order) => order.tracking.provider ?? ''],
  ['Tracking number', (order) => order.tracking.number ?? ''],
];

/** Returns a list of orders as a table with headings; amounts are in rupees, times in Indian time. */
export function toOrdersTable(orders: ListedOrderJson[]): [string[], (string | number)[][]] {
  return [COLUMNS.map(([heading]) => heading), orders.map((order) => COLUMNS.map(([, read]) => read(order)))];
}
