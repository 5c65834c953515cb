import type { FetchedSettlements } from '#contract/money/admin-settlements.ts';
import type { RazorpaySettledItem, RazorpaySettlement } from '#domain/payment/settlement.ts';
import { startOfIndianDay, toIndianDay } from '#domain/indian-time.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { requireRazorpay } from '#shop/payments/require-razorpay.ts';

/**
 * Fetches the settlements of this Indian month and the last one from Razorpay, and stores them with their lines; known ones are replaced.
 * Throws unauthenticated, forbidden, unavailable `payment.not_offered`, `supplier.unavailable`.
 */
export async function fetchSettlements(ctx: Ctx): Promise<FetchedSettlements> {
  requireAbility(ctx, 'collect_cash');
  const razorpay = requireRazorpay(ctx);
  const [month, before] = listMonths(toIndianDay(ctx.clock.now()));
  const settlements = await razorpay.listSettlements(startOfIndianDay(`${before}-01`));
  const items = [...(await razorpay.listSettledItems(before!)), ...(await razorpay.listSettledItems(month!))];
  const known = new Set(settlements.map(({ id }) => id));
  const lines = items.filter(({ settlement_id }) => settlement_id && known.has(settlement_id));
  await inTransaction(ctx, async (tx) => {
    for (const settlement of settlements) await storeSettlement(tx, settlement);
    for (const line of lines) await storeLine(tx, line);
    const after = { settlements: settlements.length, lines: lines.length };
    if (tx.actor.kind === 'staff')
      await writeAuditEvent(tx, { action: 'settlements.fetched', subject: 'razorpay', after });
  });
  return { settlements: settlements.length, lines: lines.length };
}

async function storeSettlement(tx: Tx, { id, status, amount, utr, created_at }: RazorpaySettlement) {
  const values = { status, amount_paise: amount, utr: utr ?? '', made_at: new Date(created_at * 1000) };
  await tx.db
    .insertInto('settlements')
    .values({ id, ...values })
    .onConflict((known) => known.column('id').doUpdateSet(values))
    .execute();
}

async function storeLine(tx: Tx, { entity_id, settlement_id, type, ...item }: RazorpaySettledItem) {
  const values = {
    settlement_id: settlement_id!,
    kind: type,
    amount_paise: item.amount,
    debit_paise: item.debit,
    credit_paise: item.credit,
    fee_paise: item.fee ?? 0,
    tax_paise: item.tax ?? 0,
    description: item.description ?? '',
  };
  await tx.db
    .insertInto('settlement_lines')
    .values({ entity_id, ...values })
    .onConflict((known) => known.column('entity_id').doUpdateSet(values))
    .execute();
}

/** Returns the month of a day and the one before it. */
function listMonths(day: string): [string, string] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return [day.slice(0, 7), new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)];
}
