import { Ban, CircleAlert, CircleCheck, Send } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { invoiceTitle } from '#domain/invoice/invoice.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { Column, Filter, ListDefinition } from '#admin/list/list-definition.ts';
import { PERIOD_FILTERS } from './money-list.ts';
import { INDIAN_STATE_CHOICES } from '#admin/indian-states.tsx';
import { formatDay } from '#admin/format/format-time.ts';
import { bareRupees, rupees } from '#admin/format/rupees.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';

type Invoice = Answer<'GET /admin/invoices'>['invoices'][number];

const STATUSES: Record<Invoice['status'], Mark> = {
  draft: { tone: 'quiet', icon: Send, word: 'Draft' },
  sent: { tone: 'moving', icon: Send, word: 'To be paid' },
  overdue: { tone: 'alert', icon: CircleAlert, word: 'Overdue' },
  paid: { tone: 'done', icon: CircleCheck, word: 'Paid' },
  canceled: { tone: 'quiet', icon: Ban, word: 'Cancelled' },
};

const columns: Column<Invoice>[] = [
  { id: 'number', label: 'Number', cell: ({ number }) => number },
  {
    id: 'date',
    label: 'Date',
    sort: { up: 'oldest', down: 'newest' },
    cell: ({ date }) => formatDay(date),
  },
  { id: 'kind', label: 'Kind', cell: ({ kind }) => invoiceTitle(kind), isExtra: true },
  {
    id: 'order',
    label: 'Order',
    cell: ({ order_number }) => <span className="whitespace-nowrap">{order_number}</span>,
  },
  { id: 'buyer', label: 'Buyer', cell: ({ buyer }) => buyer },
  { id: 'gstin', label: 'GSTIN', cell: ({ gstin }) => gstin, isExtra: true },
  { id: 'place', label: 'Place of supply', cell: ({ place_of_supply }) => place_of_supply },
  { id: 'taxable', label: 'Taxable ₹', align: 'end', cell: ({ taxable }) => bareRupees(taxable) },
  {
    id: 'tax',
    label: 'GST ₹',
    align: 'end',
    cell: ({ cgst, sgst, igst }) => bareRupees(Math.round((cgst + sgst + igst) * 100) / 100),
  },
  {
    id: 'total',
    label: 'Total ₹',
    align: 'end',
    sort: { up: 'total_low', down: 'total_high' },
    cell: ({ total }) => bareRupees(total),
  },
  { id: 'status', label: 'Status', cell: (invoice) => <Status invoice={invoice} /> },
  {
    id: 'pdf',
    label: 'PDF',
    cell: ({ id, number }) => (
      <a
        href={toPath('GET /admin/invoices/{id}/download', { params: { id } })}
        className="inline-flex min-h-11 items-center link"
        aria-label={`PDF of ${number}`}
        download
      >
        PDF
      </a>
    ),
  },
  { id: 'original', label: 'Against invoice', cell: ({ original }) => original, isExtra: true },
];

const filters: Filter[] = [
  ...PERIOD_FILTERS,
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    isSingle: true,
    choices: (['sent', 'overdue', 'paid', 'canceled'] as const).map((value) => ({
      value,
      label: STATUSES[value].word,
    })),
  },
  {
    id: 'buyer',
    label: 'Buyer',
    kind: 'choice',
    isSingle: true,
    choices: [
      { value: 'registered', label: 'With GSTIN' },
      { value: 'unregistered', label: 'Without GSTIN' },
    ],
  },
  { id: 'state', label: 'Place of supply', kind: 'choice', choices: INDIAN_STATE_CHOICES },
];

export const invoicesList: ListDefinition<Invoice> = {
  name: 'invoices',
  title: 'Invoices',
  noun: { one: 'document', many: 'documents' },
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  hrefOf: ({ order_number }) => `/orders/${order_number}`,
  searchHint: 'Number, order, buyer, mobile, GSTIN',
  tabs: {
    id: 'kind',
    label: 'Documents by kind',
    choices: [
      { value: 'invoice', label: 'Invoices' },
      { value: 'credit_note', label: 'Credit notes' },
    ],
  },
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'total_high', label: 'Highest total first' },
  ],
  columns,
  filters,
  card: (invoice) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="font-medium text-indigo figures">{invoice.number}</span>
        <span className="ml-auto figures">{rupees(invoice.total)}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <span className="min-w-0 truncate">{invoice.buyer}</span>
        <span className="ml-auto figures">{formatDay(invoice.date)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm">
        <Status invoice={invoice} />
        <span className="ml-auto text-quiet">{invoiceTitle(invoice.kind)}</span>
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { invoices, total, more } = await callAdmin('GET /admin/invoices', { query, ...options });
    return { rows: invoices, total, more };
  },
  csv: (query) => toPath('GET /admin/invoices', { query }),
  empty: { title: 'No invoices yet', text: 'An invoice is issued when an order is confirmed.' },
};

/** The list for people who may not see orders: its numbers are not links. */
export const invoicesWithoutOrders: ListDefinition<Invoice> = { ...invoicesList, hrefOf: undefined };

/** A credit note is never paid: for an order that was never paid, it is simply issued. */
function Status({ invoice: { kind, status } }: { invoice: Invoice }) {
  const isNote = kind === 'credit_note' && status === 'sent';
  return <StateMark {...STATUSES[status]} {...(isNote && { tone: 'quiet', word: 'Issued' })} />;
}
