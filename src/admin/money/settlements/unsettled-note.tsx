import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/endpoints.ts';
import { rupees } from '#admin/words/rupees.ts';

type Unsettled = Answer<'GET /admin/settlements'>['unsettled'];

/** The payments that Razorpay should have transferred by now, with their orders. */
export function UnsettledNote({ unsettled: { payments, amount, orders } }: { unsettled: Unsettled }) {
  const more = payments - orders.length;
  return (
    <div className="mb-3 rounded-sm bg-alert/12 px-3 py-3 text-sm">
      <p>
        <strong className="font-medium figures">{rupees(amount)}</strong> of{' '}
        {payments === 1 ? '1 payment is' : `${payments} payments are`} in no settlement after four working
        days. Ask Razorpay why if a bank holiday does not explain it.
      </p>
      <p className="mt-1 figures">
        {orders.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && ', '}
            <Link to={`/orders/${number}`} className="link">
              {number}
            </Link>
          </Fragment>
        ))}
        {more > 0 && ` and ${more} more`}
      </p>
    </div>
  );
}
