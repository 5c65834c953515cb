import { formatCount } from '#domain/format-count.ts';
import type { Answer } from '#contract/endpoints.ts';
import { rupees } from '#admin/format/rupees.ts';
import { OrderNumber } from '#admin/format/order-number.tsx';

type Unsettled = Answer<'GET /admin/settlements'>['unsettled'];

/** The payments that Razorpay should have transferred by now, with their orders. */
export function UnsettledNote({ unsettled: { payments, amount, orders } }: { unsettled: Unsettled }) {
  const more = payments - orders.length;
  return (
    <div className="my-3 rounded-sm bg-alert/12 px-3 py-3 text-sm">
      <p>
        <strong className="font-medium figures">{rupees(amount)}</strong> of{' '}
        {formatCount(payments, 'payment is', 'payments are')} not in any settlement after four working days.
        If there was no bank holiday, ask Razorpay why.
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {orders.map((number) => (
          <li key={number}>
            <OrderNumber number={number} className="inline-flex min-h-8 items-center link figures" />
          </li>
        ))}
        {more > 0 && <li className="inline-flex min-h-8 items-center text-quiet">and {more} more</li>}
      </ul>
    </div>
  );
}
