import type { Input } from '#contract/endpoints.ts';
import type { SampledOrder } from './fill/sample-orders.ts';
import { callApi } from './orders/post-connection.ts';

export type AdminCall = {
  what: string;
  /** Makes the call with the values of an order, a different order each time. */
  call: (order: SampledOrder, index: number) => Promise<unknown>;
  /** How often it is measured, if not as often as the others. */
  times?: number;
};

type OrderQuery = Exclude<Input<'GET /admin/orders'>['query'], URLSearchParams | undefined>;
type Query = (order: SampledOrder) => OrderQuery;

/** The rows on one page of the list. */
const limit = 50;

/** Every tab, filter and order of the list; filters are combined as people use them. */
const LISTS: Readonly<Record<string, Query>> = {
  newest: () => ({}),
  oldest: () => ({ sort: 'oldest' }),
  'promised first': () => ({ sort: 'promise' }),
  'highest total': () => ({ sort: 'total_high' }),
  'lowest total': () => ({ sort: 'total_low' }),
  'page 200': () => ({ page: 200 }),
  unpaid: () => ({ stage: 'unpaid' }),
  'to confirm': () => ({ stage: 'to_confirm' }),
  'to confirm, highest total': () => ({ stage: 'to_confirm', sort: 'total_high' }),
  'to pack': () => ({ stage: 'to_pack' }),
  'to pack, promised first': () => ({ stage: 'to_pack', sort: 'promise' }),
  'to hand over': () => ({ stage: 'to_hand_over' }),
  'on the way': () => ({ stage: 'on_the_way' }),
  delivered: () => ({ stage: 'delivered' }),
  'delivered, promised first': () => ({ stage: 'delivered', sort: 'promise' }),
  'delivered, lowest total': () => ({ stage: 'delivered', sort: 'total_low' }),
  cancelled: () => ({ stage: 'cancelled' }),
  'cancelled, highest total': () => ({ stage: 'cancelled', sort: 'total_high' }),
  'returned to origin': () => ({ stage: 'returned_to_origin' }),
  'to confirm, to pack and to hand over': () => ({ stage: 'to_confirm,to_pack,to_hand_over' }),
  COD: () => ({ payment: 'cod' }),
  'prepaid, oldest': () => ({ payment: 'razorpay', sort: 'oldest' }),
  packed: () => ({ packed: 'true' }),
  'not packed': () => ({ packed: 'false' }),
  'a day': ({ day }) => ({ placed_from: day, placed_to: day }),
  'a year, highest total': () => ({ placed_from: '2025-06-01', placed_to: '2026-05-31', sort: 'total_high' }),
  'since a day, COD': ({ day }) => ({ placed_from: day, payment: 'cod' }),
  'a PIN': ({ pin }) => ({ pin }),
  'a PIN, highest total': ({ pin }) => ({ pin, sort: 'total_high' }),
  'a State': ({ state }) => ({ state }),
  'a State, highest total': ({ state }) => ({ state, sort: 'total_high' }),
  'a State, to confirm': ({ state }) => ({ state, stage: 'to_confirm' }),
  'a State, promised first': ({ state }) => ({ state, sort: 'promise' }),
  'a courier': ({ courier }) => ({ courier }),
  'a courier, lowest total': ({ courier }) => ({ courier, sort: 'total_low' }),
  'two couriers, COD, on the way': () => ({ courier: 'delhivery,dtdc', payment: 'cod', stage: 'on_the_way' }),
  'a product': ({ product }) => ({ product }),
  'a product, highest total': ({ product }) => ({ product, sort: 'total_high' }),
  'a product, to pack': ({ product }) => ({ product, stage: 'to_pack' }),
  'a customer': ({ customer }) => ({ customer }),
  'cash to book': () => ({ cash_due: 'true' }),
  'cash to book, oldest': () => ({ cash_due: 'true', sort: 'oldest' }),
  'failed delivery': () => ({ failed: 'true' }),
  late: () => ({ late: 'true' }),
  'refund to look at': () => ({ look: 'true' }),
};

/** The search words that people type, in every spelling. */
const SEARCHES: Readonly<Record<string, (order: SampledOrder) => string>> = {
  'a number': ({ number }) => number,
  'the end of a number': ({ number }) => number.slice(-6),
  'the year of a number': ({ number }) => number.slice(0, 5),
  'the beginning of a number': ({ number }) => number.slice(0, 10),
  'a mobile, 98290 10003': ({ mobile }) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`,
  'a mobile, 9829010003': ({ mobile }) => mobile,
  'a mobile, 09829010003': ({ mobile }) => `0${mobile}`,
  'a mobile, +91 98290-10003': ({ mobile }) => `+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`,
  'the end of a mobile': ({ mobile }) => mobile.slice(-5),
  'a tracking number': ({ awb }) => awb,
  'the beginning of a tracking number': ({ awb }) => awb.slice(0, 8),
  'an e-mail': ({ email }) => email,
  'a full name': ({ name }) => name,
  'a first name': ({ name }) => name.split(' ')[0]!,
  'three letters of a name': ({ name }) => name.slice(1, 4),
  'two letters of a name': ({ name }) => name.slice(0, 2),
  'a SKU': ({ sku }) => sku,
  'a PIN': ({ pin }) => pin,
  'an invoice number': ({ invoice }) => invoice,
  'the end of an invoice number': ({ invoice }) => invoice.slice(-6),
  'a name that nobody has': ({ number }) => `Qzx ${number}`,
  'two letters that nobody has': () => 'qz',
};

/** Returns every call that the lists and pages of the admin make. */
export function listAdminCalls(as: { url: string; token: string }): AdminCall[] {
  const orders = (query: OrderQuery) => callApi('GET /admin/orders', { ...as, query: { limit, ...query } });
  const searches = Object.entries(SEARCHES);
  return [
    ...Object.entries(LISTS).map(([what, query]) => ({
      what: `orders, ${what}`,
      call: (order: SampledOrder) => orders(query(order)),
    })),
    ...searches.map(([what, typed]) => ({
      what: `orders, search for ${what}`,
      call: (order: SampledOrder) => orders({ q: typed(order) }),
    })),
    {
      what: 'orders, search for a first name in a tab, highest total',
      call: ({ name }) => orders({ q: name.split(' ')[0]!, stage: 'delivered', sort: 'total_high' }),
    },
    {
      what: 'an order',
      call: ({ number }) => callApi('GET /admin/orders/{id}', { ...as, params: { id: number } }),
    },
    { what: 'Today', call: () => callApi('GET /admin/today', as) },
    {
      what: 'search of everything, every spelling in turn',
      call: (order, index) =>
        callApi('GET /admin/search', {
          ...as,
          query: { q: searches[index % searches.length]![1](order) },
        }),
    },
    ...listCustomerCalls(as),
    {
      what: 'invoices, newest',
      call: () => callApi('GET /admin/invoices', { ...as, query: { limit } }),
    },
    {
      what: 'invoices, search for the end of a number',
      call: ({ invoice }) =>
        callApi('GET /admin/invoices', { ...as, query: { limit, q: invoice.slice(-6) } }),
    },
    {
      what: 'CSV of a month, 10,000 orders',
      call: () => downloadMonth(as),
      times: 3,
    },
  ];
}

function listCustomerCalls(as: { url: string; token: string }): AdminCall[] {
  const customers = (q?: string) => callApi('GET /admin/customers', { ...as, query: { limit, q } });
  return [
    { what: 'customers, newest', call: () => customers() },
    { what: 'customers, search for a mobile', call: ({ mobile }) => customers(`0${mobile}`) },
    { what: 'customers, search for the end of a mobile', call: ({ mobile }) => customers(mobile.slice(-5)) },
    { what: 'customers, search for a name', call: ({ name }) => customers(name) },
    { what: 'customers, search for an e-mail', call: ({ email }) => customers(email) },
    {
      what: 'a customer',
      call: ({ customer }) => callApi('GET /admin/customers/{id}', { ...as, params: { id: customer } }),
    },
  ];
}

async function downloadMonth({ url, token }: { url: string; token: string }): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/csv' };
  const month = 'placed_from=2026-10-01&placed_to=2026-10-31';
  const response = await fetch(`${url}/api/v1/admin/orders?${month}`, { headers });
  const lines = (await response.text()).split('\n').length;
  if (lines < 10_000) throw new Error(`the file of a month has ${lines} lines`);
}

/** Returns the call that prints all papers of a hundred orders to pack as one PDF. */
export async function makePaperCall(as: { url: string; token: string }): Promise<AdminCall> {
  const { orders } = await callApi('GET /admin/orders', { ...as, query: { stage: 'to_pack', limit: 100 } });
  const kinds = ['pick_list', 'packing_slip', 'label', 'invoice'];
  const body = JSON.stringify({ kinds, orders: orders.map(({ id }) => id), paper: 'a4' });
  return {
    what: `pick list, slips, labels and invoices of ${orders.length} orders as one PDF`,
    call: async () => {
      const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' };
      const response = await fetch(`${as.url}/api/v1/admin/documents`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`the papers: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    },
    times: 5,
  };
}
