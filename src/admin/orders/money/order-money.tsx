import { toPaise, toRupees } from '#domain/money/money.ts';
import { sumRefunds } from '#domain/payment/sum-refunds.ts';
import { Part } from '#admin/shell/part.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { classes } from '#ui/classes.ts';
import { MoneyToLookAt } from './money-to-look-at.tsx';
import { TakeAgain } from '#admin/orders/new/take-again.tsx';
import { PaymentLink } from './payment-link.tsx';
import { listPriceRows } from './price-rows.ts';
import type { Order } from '#admin/orders/use-order.ts';

/** Every rupee of an order: how its total came about, what was received, what went back, what is due. */
export function OrderMoney({ order }: { order: Order }) {
  const { totals, money, needs_look, refunds } = order;
  const underWayPaise = sumRefunds(refunds, ['due', 'pending']);
  const sentBack = toRupees(toPaise(money.refunded) - toPaise(money.cash_owed) - underWayPaise);
  return (
    <Part title="Money">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {listPriceRows(totals).map(([name, amount]) => (
          <Line key={name} name={name} amount={amount} />
        ))}
        <Line name={totals.tax > 0 ? 'Charged, with GST' : 'Charged'} amount={money.charged} isSum />
        {totals.tax > 0 && <Line name="GST included" amount={totals.tax} />}
        {money.from_exchange > 0 && <Line name="Paid by exchange" amount={money.from_exchange} />}
        <Line name="Received" amount={money.received} />
        {money.credited > 0 && <Line name="Credited" amount={money.credited} />}
        {underWayPaise > 0 && <Line name="Being refunded" amount={toRupees(underWayPaise)} />}
        {sentBack > 0 && <Line name="Sent back" amount={sentBack} />}
        {money.to_exchange > 0 && <Line name="Passed on to an exchange" amount={money.to_exchange} />}
        <Line name="Due" amount={money.due} isSum />
        {money.cash_owed > 0 && <Line name="Cash to hand back" amount={money.cash_owed} isSum />}
      </dl>
      <PaymentLink order={order} />
      <TakeAgain order={order} />
      {needs_look.length > 0 && <MoneyToLookAt order={order} />}
    </Part>
  );
}

function Line({ name, amount, isSum = false }: { name: string; amount: number; isSum?: boolean }) {
  const look = isSum && 'border-t border-line pt-1 font-medium';
  return (
    <>
      <dt className={classes(look, !isSum && 'text-quiet')}>{name}</dt>
      <dd className={classes('pl-4 text-right figures', look)}>{rupees(amount)}</dd>
    </>
  );
}
