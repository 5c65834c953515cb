import { formatPhone } from '#domain/customer/phone.ts';
import { FORMAT_NAMES } from '#domain/import-export/import-kind.ts';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { formatPastState } from './past-order-words.ts';
import type { PastOrder } from './past-orders-list.tsx';

/** Shows what is kept of an order of the earlier shop, which cannot be changed. */
export function PastOrderPage({ order }: { order: PastOrder }) {
  const { number, source, placed_at, name, email, phone, address, notes, items } = order;
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={number}>
        <p className="text-quiet">
          {`Before this shop: ${formatMoment(placed_at)}, from ${FORMAT_NAMES[source]}. It counts in no report and no tax return.`}
        </p>
      </ScreenHead>
      <Part title={formatPastState(order) || 'Order'}>
        <ul className="divide-y divide-line">
          {items.map((item, index) => (
            <li key={index} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <span className="min-w-0 flex-1 basis-48 break-words">
                {item.name}
                {item.sku && <span className="block text-sm break-all text-quiet">{item.sku}</span>}
              </span>
              <span className="ml-auto figures">{`${item.quantity} × ${rupees(item.price)}`}</span>
            </li>
          ))}
        </ul>
        <Amounts order={order} />
        {notes && <p className="mt-3 whitespace-pre-line break-words">{notes}</p>}
      </Part>
      <Part title="Customer">
        <p>{name}</p>
        {phone && (
          <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center link figures">
            {formatPhone(phone)}
          </a>
        )}
        {email && <p className="break-all">{email}</p>}
        {address && <address className="mt-2 break-words not-italic text-sm">{address}</address>}
      </Part>
    </div>
  );
}

function Amounts({
  order: { discount, shipping, cod_charges: cod, tax, refunded, total },
}: {
  order: PastOrder;
}) {
  const rows = [
    ['Discount', discount],
    ['Delivery', shipping],
    ['Cash on delivery', cod],
    ['GST included', tax],
    ['Total', total],
    ['Refunded', refunded],
  ] as const;
  return (
    <dl className="mt-3 border-t border-line pt-2">
      {rows
        .filter(([title, amount]) => amount > 0 || title === 'Total')
        .map(([title, amount]) => (
          <div key={title} className="flex justify-between gap-4 py-0.5">
            <dt className="text-quiet">{title}</dt>
            <dd className="figures">{rupees(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
