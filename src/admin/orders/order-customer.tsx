import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatCount } from '#domain/format-count.ts';
import { Part } from '#admin/shell/part.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { NotReached } from './actions/not-reached.tsx';
import type { Order } from './use-order.ts';

/**
 * Shows who ordered, how often before, and where the parcel is sent. The order of a deleted account has no number to call, or to find others
 * by.
 */
export function OrderCustomer({ order }: { order: Order }) {
  const { account, customer, shipping_address: address } = order;
  const phone = address.phone || customer.phone;
  return (
    <Part
      title={customer.name}
      aside={
        <span className="flex flex-wrap justify-end gap-2">
          {phone && (
            <a href={`tel:${phone}`} className={buttonClasses({ variant: 'secondary' })}>
              <Phone aria-hidden="true" size={18} />
              Call
            </a>
          )}
          <NotReached order={order} />
        </span>
      }
    >
      {phone && <p className="figures">{formatPhone(phone)}</p>}
      {customer.email && <p className="text-sm break-all text-quiet">{customer.email}</p>}
      <p className="text-sm">
        {customer.phone ? (
          <Link
            to={`/orders?q=${encodeURIComponent(customer.phone)}`}
            className="inline-flex min-h-11 min-w-11 items-center link"
          >
            {formatCount(account.orders, 'order')}
          </Link>
        ) : (
          formatCount(account.orders, 'order')
        )}
        {account.refused > 0 && <span className="text-alert">, {account.refused} refused at the door</span>}
      </p>
      <h3 className="mt-2 mb-1 text-sm font-medium text-quiet">Delivery address</h3>
      <address className="not-italic">
        {[address.line1, address.line2].filter(Boolean).join(', ')}
        <br />
        {[address.city, address.state].filter(Boolean).join(', ')}{' '}
        <span className="figures">{address.postal_code}</span>
      </address>
      {order.gstin && <p className="mt-2 text-sm">GSTIN {order.gstin}</p>}
    </Part>
  );
}
