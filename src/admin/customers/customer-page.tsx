import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { CONSENT_TEXTS } from '#domain/customer/consent.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { NewOrderLink } from '#admin/orders/new-order-link.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import type { Customer } from './customer.ts';
import { CustomerCod } from './customer-cod.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerPastOrders } from './customer-past-orders.tsx';
import { CustomerRights } from './customer-rights.tsx';

/** Everything about one customer: how to reach them, their orders, tickets and consents. */
export function CustomerPage({ customer }: { customer: Customer }) {
  const may = useMay();
  const isErased = customer.erased_at !== null;
  return (
    <div className="px-4 py-4 md:px-6">
      <ScreenHead
        title={isErased ? 'Erased account' : customer.name || 'No name'}
        actions={customer.mobile && <NewOrderLink phone={customer.mobile} />}
      >
        {customer.refused > 0 && <p className="text-alert">{customer.refused} refused at the door</p>}
      </ScreenHead>
      <div className="mt-4 grid items-start gap-4 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">
          {may('see_orders') && <CustomerOrders customer={customer} />}
          {may('see_orders') && <CustomerPastOrders customer={customer} />}
          <Tickets customer={customer} />
        </div>
        <div className="flex flex-col gap-4 max-lg:order-first">
          <Contact customer={customer} />
          {!isErased && <CustomerCod customer={customer} />}
          <Consents customer={customer} />
          {may('erase_customers') && !isErased && <CustomerRights customer={customer} />}
        </div>
      </div>
    </div>
  );
}

function Contact({ customer: { mobile, email, email_verified, created_at, addresses } }: Parts) {
  return (
    <Part
      title="Contact"
      aside={
        mobile && (
          <a href={`tel:${mobile}`} className={buttonClasses({ variant: 'secondary' })}>
            <Phone aria-hidden="true" size={18} />
            Call
          </a>
        )
      }
    >
      {mobile && <p className="figures">{formatPhone(mobile)}</p>}
      {email && (
        <p className="break-all">
          {email} <span className="text-sm text-quiet">{email_verified ? 'confirmed' : 'not confirmed'}</span>
        </p>
      )}
      <p className="text-sm text-quiet">Customer since {formatMoment(created_at)}</p>
      {addresses.map(({ id, line1, line2, city, state, postal_code }) => (
        <address key={id} className="mt-3 text-sm not-italic">
          {[line1, line2].filter(Boolean).join(', ')}
          <br />
          {city}, {state} <span className="figures">{postal_code}</span>
        </address>
      ))}
    </Part>
  );
}

function Tickets({ customer: { tickets } }: Parts) {
  return (
    <Part title="Tickets">
      {tickets.length === 0 && <p className="text-quiet">None.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {tickets.map(({ number, subject, created_at, closed_at }) => (
          <li key={number} className="py-2">
            <Link to={`/tickets/${number}`} className="link figures">
              {number}
            </Link>{' '}
            {subject}
            <span className="block text-sm text-quiet">
              {formatMoment(created_at)}, {closed_at ? 'closed' : 'open'}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Consents({ customer: { consents } }: Parts) {
  return (
    <Part title="Consents">
      {consents.length === 0 && <p className="text-quiet">None given.</p>}
      <ul className="flex flex-col gap-1 text-sm">
        {consents.map(({ purpose, given, at }) => (
          <li key={purpose}>
            {CONSENT_TEXTS[purpose].title}: {given ? 'yes' : 'no'},{' '}
            <span className="text-quiet">{formatMoment(at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Parts = { customer: Customer };
