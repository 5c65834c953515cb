import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { Loaded } from '#admin/loaded.tsx';
import { OrderNumber } from '#admin/format/order-number.tsx';
import { useTitle } from '#admin/use-title.ts';
import { SettlementState } from './settlements-list.tsx';

type Settlement = Answer<'GET /admin/settlements/{id}'>['settlement'];
type Item = Settlement['items'][number];

/** One Razorpay transfer: what it consists of, and where it disagrees with the shop's books. */
export function Component() {
  const { id = '' } = useParams();
  const settlement = useQuery({
    queryKey: ['settlement', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/settlements/{id}', { params: { id }, signal })).settlement,
  });
  useTitle('Settlement');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <Loaded query={settlement}>{(data) => <SettlementPage settlement={data} />}</Loaded>
    </div>
  );
}

function SettlementPage({ settlement }: { settlement: Settlement }) {
  const { utr, id, at, amount, fee, tax, lines_amount, items } = settlement;
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={utr ? `UTR ${utr}` : id}>
        <SettlementState settlement={settlement} />
        <p className="text-sm text-quiet">{formatMoment(at)}</p>
      </ScreenHead>
      <Part title={`${rupees(amount)} to the bank`}>
        <p className="text-sm text-quiet">
          Razorpay kept {rupees(fee)}, including {rupees(tax)} GST.
        </p>
        {lines_amount !== amount && (
          <p className="mt-2 text-alert">
            The lines add up to {rupees(lines_amount)},{' '}
            {rupees(Math.abs(Math.round((lines_amount - amount) * 100)) / 100)}{' '}
            {lines_amount > amount ? 'more' : 'less'} than the transfer.
          </p>
        )}
      </Part>
      <Part title={formatCount(items.length, 'line')}>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.entity_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
              <span className="min-w-48">
                {item.order_number ? (
                  <OrderNumber number={item.order_number} />
                ) : (
                  <span className="break-all figures">{item.entity_id}</span>
                )}
                <span className="block text-quiet">{KINDS[item.kind]}</span>
              </span>
              <span className="figures">
                {rupees(item.amount)}
                {item.fee > 0 && `, fee ${rupees(item.fee)}`}
              </span>
              <span className="text-alert empty:hidden">{nameDifference(item)}</span>
              <span className="ml-auto font-medium figures">{rupees(item.net)}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

const KINDS: Record<Item['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  transfer: 'Transfer',
  adjustment: 'Adjustment by Razorpay',
};

/** Returns in words how a line differs from the shop's books; empty if it agrees. */
function nameDifference({ state, kind, expected, description }: Item): string {
  if (state === 'matched') return '';
  if (state === 'amount_differs') return `The shop’s books have ${rupees(expected ?? 0)}`;
  if (state === 'unknown') return `The shop has no such ${kind}`;
  return description || 'Not a payment or refund of the shop';
}
