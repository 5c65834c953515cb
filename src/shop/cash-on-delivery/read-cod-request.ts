import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';
import type { CodRequest, CodRules } from '#domain/cash-on-delivery/cod-rules.ts';
import { type RefusalColumns, refusalColumns } from './count-refusals.ts';

type Wanted = {
  rules: CodRules;
  postalCode: string | undefined;
  /** Undefined for a guest, who is judged by the PIN code alone. */
  customerId: string | undefined;
};

/** Returns everything but the amount that decides whether a customer may pay in cash. */
export async function readCodRequest(
  reader: Reader,
  { rules, postalCode, customerId }: Wanted,
): Promise<CodRequest> {
  const { rows } = await sql<CodRow>`
    select ${namedStatement} c.id is not null as is_customer, c.mobile is not null as is_proven, c.cod_blocked_at is not null as is_blocked,
           exists (select from orders o where o.customer_id = c.id and o.status in ('delivered', 'completed')) as has_received,
           (select count(*)::int from (
             select from orders o where o.customer_id = c.id and o.payment_method = 'cod' and o.exchange_paise < o.total_paise
                and o.status in ('pending', 'processing', 'shipped') limit ${rules.mostOpenOrders ?? 0}) open) as open_orders,
           ${refusalColumns(reader, { customerId, postalCode })}
      from (values (${customerId ?? null}::text)) as asked (customer_id)
      left join customers c on c.id = asked.customer_id and c.erased_at is null`.execute(reader.db);
  const row = rows[0]!;
  const buyer = {
    isBlocked: row.is_blocked,
    hasProvenNumber: row.is_proven,
    hasReceived: row.has_received,
    openOrders: row.open_orders,
    refusals: row.refusals,
  };
  return {
    rules,
    buyer: row.is_customer ? buyer : undefined,
    postalCode,
    refusalsInPin: row.refusals_in_pin,
  };
}

type CodRow = RefusalColumns & {
  is_customer: boolean;
  is_proven: boolean;
  is_blocked: boolean;
  has_received: boolean;
  open_orders: number;
};
