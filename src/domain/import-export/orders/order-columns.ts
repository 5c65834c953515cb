import type { ImportFormat } from '../import-kind.ts';
import { type Columns, headingsOf } from '../read-columns.ts';

/** The columns of our own sheet of past orders; a row for each line of an order. */
export const ORDER_COLUMNS = {
  number: 'Order number',
  source: 'Source',
  placedAt: 'Placed on',
  status: 'Status',
  payment: 'Payment',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  total: 'Total',
  shipping: 'Delivery charge',
  cod: 'COD fee',
  discount: 'Discount',
  tax: 'GST',
  refunded: 'Refunded',
  notes: 'Notes',
  item: 'Item',
  sku: 'SKU',
  quantity: 'Quantity',
  price: 'Price',
} as const;
export type OrderColumn =
  | keyof typeof ORDER_COLUMNS
  | 'firstName'
  | 'lastName'
  | 'line1'
  | 'line2'
  | 'city'
  | 'state'
  | 'pin'
  | 'country'
  | 'currency'
  | 'cancelledAt'
  | 'fulfilment';

/** Their headings in our own sheet, and in exports of WooCommerce by its plugins. */
const COMMON: Columns<OrderColumn> = {
  number: ['order number', 'order no', 'order id'],
  source: ['source'],
  placedAt: ['placed on', 'order date', 'date', 'created at'],
  status: ['status', 'order status'],
  payment: ['payment', 'payment method', 'payment method title'],
  name: ['name', 'customer name', 'customer', 'billing name', 'shipping name'],
  email: ['email', 'customer email', 'billing email', 'email billing'],
  phone: ['phone', 'mobile', 'billing phone', 'phone billing', 'customer phone', 'shipping phone'],
  address: ['address', 'shipping address'],
  total: ['total', 'order total', 'order total amount'],
  shipping: ['delivery charge', 'shipping', 'shipping total', 'order shipping amount'],
  cod: ['cod fee', 'cod charges', 'cash on delivery fee'],
  discount: [
    'discount',
    'discount total',
    'discount amount',
    'cart discount amount',
    'order discount amount',
  ],
  tax: ['gst', 'tax', 'tax total', 'order total tax amount'],
  refunded: ['refunded', 'refunded total', 'order refund amount'],
  notes: ['notes', 'customer note', 'order notes'],
  item: ['item', 'item name', 'product name', 'line item name'],
  sku: ['sku', 'item sku', 'product sku'],
  quantity: ['quantity', 'item quantity', 'qty'],
  price: ['price', 'item price', 'item cost', 'unit price'],
  firstName: ['billing first name', 'first name billing', 'shipping first name'],
  lastName: ['billing last name', 'last name billing', 'shipping last name'],
  line1: ['shipping address 1', 'billing address 1', 'address 1 2 shipping', 'address 1 2 billing'],
  line2: ['shipping address 2', 'billing address 2'],
  city: ['shipping city', 'city shipping', 'billing city', 'city billing'],
  state: ['shipping state', 'state name shipping', 'billing state', 'state name billing'],
  pin: ['shipping postcode', 'postcode shipping', 'billing postcode', 'postcode billing'],
  country: ['shipping country', 'country name shipping', 'billing country', 'country name billing'],
  currency: ['currency', 'order currency'],
  cancelledAt: [],
  fulfilment: [],
};

const SHOPIFY: Columns<OrderColumn> = {
  number: ['name'],
  source: [],
  placedAt: ['created at'],
  status: [],
  payment: ['financial status'],
  name: ['shipping name', 'billing name'],
  email: ['email'],
  phone: ['phone', 'shipping phone', 'billing phone'],
  address: [],
  total: ['total'],
  shipping: ['shipping'],
  cod: [],
  discount: ['discount amount'],
  tax: ['taxes'],
  refunded: ['refunded amount'],
  notes: ['notes'],
  item: ['lineitem name'],
  sku: ['lineitem sku'],
  quantity: ['lineitem quantity'],
  price: ['lineitem price'],
  firstName: [],
  lastName: [],
  line1: ['shipping address1', 'shipping street', 'billing address1'],
  line2: ['shipping address2', 'billing address2'],
  city: ['shipping city', 'billing city'],
  state: ['shipping province name', 'shipping province', 'billing province name', 'billing province'],
  pin: ['shipping zip', 'billing zip'],
  country: ['shipping country', 'billing country'],
  currency: ['currency'],
  cancelledAt: ['cancelled at'],
  fulfilment: ['fulfillment status'],
};

/** Returns the headings of orders in a file of one format. */
export function orderHeadings(format: ImportFormat): Columns<OrderColumn> {
  return format === 'shopify' ? SHOPIFY : COMMON;
}

const common = headingsOf(COMMON);
const shopify = headingsOf(SHOPIFY);

/** Returns whether an order column with this folded heading is read. */
export function isOrderHeading(format: ImportFormat, heading: string): boolean {
  return (format === 'shopify' ? shopify : common).has(heading);
}
