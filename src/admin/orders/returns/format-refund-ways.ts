import { toPaise, toRupees } from '#domain/money/money.ts';
import { rupees } from '#admin/format/rupees.ts';

/** Says how an amount goes back to the customer; `cash` is the part that was paid in cash, which the shop hands back. */
export function formatRefundWays(amount: number, cash: number, name: string): string[] {
  if (amount === 0) return [`Nothing goes back to ${name}: these pieces were free.`];
  const online = toRupees(toPaise(amount) - toPaise(cash));
  if (cash === 0) return [`${rupees(amount)} goes back to ${name} the way it was paid.`];
  if (online === 0) return [`You hand ${rupees(amount)} back to ${name}: the order was paid in cash.`];
  return [
    `${rupees(online)} goes back to ${name} the way it was paid.`,
    `You hand ${rupees(cash)} back to ${name}: that part was paid in cash.`,
  ];
}
