import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatCount } from '#domain/format-count.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';

type Customer = Answer<'GET /admin/customers'>['customers'][number];

export const customersList: ListDefinition<Customer> = {
  name: 'customers',
  title: 'Customers',
  noun: { one: 'customer', many: 'customers' },
  idOf: ({ id }) => id,
  nameOf: nameCustomer,
  hrefOf: ({ id }) => `/customers/${id}`,
  searchHint: 'Name, mobile or e-mail',
  columns: [
    { id: 'name', label: 'Name', cell: nameCustomer },
    { id: 'mobile', label: 'Mobile', cell: formatMobile },
    { id: 'email', label: 'E-mail', cell: ({ email }) => email ?? '' },
    { id: 'orders', label: 'Orders', align: 'end', cell: ({ orders }) => orders },
    { id: 'refused', label: 'Refused', align: 'end', cell: (customer) => <Refused of={customer} /> },
    { id: 'since', label: 'Since', cell: ({ created_at }) => formatShort(created_at) },
  ],
  card: (customer) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">{nameCustomer(customer)}</span>
        <span className="ml-auto text-sm text-quiet figures">{formatShort(customer.created_at)}</span>
      </span>
      {/* Without a name, one of these is the heading of the card. */}
      {customer.name && (
        <span className="text-sm">
          {customer.mobile ? (
            <span className="figures">{formatMobile(customer)}</span>
          ) : (
            <span className="wrap-anywhere">{customer.email}</span>
          )}
        </span>
      )}
      <span className="flex gap-3 text-sm text-quiet">
        {formatCount(customer.orders, 'order')}
        <Refused of={customer} />
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { customers, total, more } = await callAdmin('GET /admin/customers', { query, ...options });
    return { rows: customers, total, more };
  },
  csv: (query) => toPath('GET /admin/customers', { query }),
  csvAbility: 'move_data',
  empty: { title: 'No customers yet', text: 'Everyone who signs in or places an order appears here.' },
};

/** Returns the name of a customer, or what else the shop knows them by. */
function nameCustomer({ name, mobile, email }: Customer): string {
  return name || (mobile ? formatPhone(mobile) : (email ?? ''));
}

function formatMobile({ mobile }: Customer): string {
  return mobile ? formatPhone(mobile) : '';
}

function Refused({ of: { refused } }: { of: Customer }) {
  return refused > 0 ? <span className="text-alert">{refused} refused</span> : null;
}
