import { sql } from 'kysely';
import { type Promotion, type PromotionRefusal, refusalByOwnOrder } from '#domain/pricing/promotion.ts';
import type { Reader, Tx } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';

/**
 * A customer's own order that awaits payment. Until it is paid or cancelled it holds its pieces, and the use of its promo code. Exchanges
 * are excluded, because a new order does not replace them.
 */
export type UnpaidOrderSummary = {
  id: string;
  orderNumber: string;
  totalPaise: number;
  /** When it is cancelled if it is still unpaid. */
  expiresAt: Date | null;
  /** Whether a payment was started that has neither failed nor been captured. */
  inProgress: boolean;
  /** Null until its payment was opened at Razorpay, or begun on the page of its payment link and reported. */
  gatewayOrderId: string | null;
  /** The payment link of an order by telephone that can still be paid. */
  gatewayLinkId: string | null;
  promotionId: string | null;
  pieces: HeldPiece[];
};
type HeldPiece = {
  productId: string;
  variantId: string | null;
  quantity: number;
  /** False for a variant that is no longer sold. */
  isOffered: boolean;
};

/** Returns the customer's unpaid orders; a guest has none. */
export async function findUnpaidOrders(
  { db }: Pick<Reader, 'db'>,
  customerId: string | undefined,
): Promise<UnpaidOrderSummary[]> {
  if (customerId === undefined) return [];
  const { rows } = await sql<UnpaidOrderRow>`
    select ${namedStatement} ${facts} from orders o where ${isUnpaid(customerId)} order by o.id`.execute(db);
  return rows.map(toUnpaidOrder);
}

export type LockedUnpaid = {
  unpaid: UnpaidOrderSummary[];
  /**
   * Orders that were no longer unpaid once they could be locked: another transaction was just confirming their payment or cancelling them.
   */
  movedIds: string[];
};

/** Returns the customer's unpaid orders and locks them until the commit. The caller locks the customer before, and products after. */
export async function lockUnpaidOrders(tx: Tx, customerId: string): Promise<LockedUnpaid> {
  const { rows } = await sql<{ seen: string[]; locked: UnpaidOrderRow[] }>`
    with locked as (select ${facts} from orders o where ${isUnpaid(customerId)} order by o.id for no key update of o)
    select array(select o.id from orders o where ${isUnpaid(customerId)}) as seen,
           (select coalesce(json_agg(l), '[]') from locked l) as locked`.execute(tx.db);
  const { seen, locked } = rows[0]!;
  const unpaid = locked.map(toUnpaidOrder);
  return { unpaid, movedIds: seen.filter((id) => !unpaid.some((order) => order.id === id)) };
}

/** Returns the orders that contain a product of the new cart, in any colour, size or quantity. */
export function listForSameProducts(
  orders: UnpaidOrderSummary[],
  wanted: readonly { productId: string }[],
): UnpaidOrderSummary[] {
  const productIds = new Set(wanted.map(({ productId }) => productId));
  return orders.filter(({ pieces }) => pieces.some(({ productId }) => productIds.has(productId)));
}

/**
 * Returns the refusal of a code; if the code is used up only because an unpaid order for other products holds it, the refusal names that
 * order.
 */
export function explainRefusal(
  refusal: PromotionRefusal,
  { id, code }: Promotion,
  { unpaid, wanted }: { unpaid: UnpaidOrderSummary[]; wanted: readonly { productId: string }[] },
): PromotionRefusal {
  if (refusal.reason !== 'already_used' && refusal.reason !== 'used_up') return refusal;
  const same = listForSameProducts(unpaid, wanted);
  const other = unpaid.find((order) => order.promotionId === id && !same.includes(order));
  return other ? refusalByOwnOrder(code, other.orderNumber) : refusal;
}

/** Whether a payment of the unpaid order `o` was started that has neither failed nor been captured. */
export const isPaymentOpen = sql<boolean>`(
  o.status = 'pending' and o.payment_status in ('pending', 'failed') and exists (
    select 1 from payments a where a.order_id = o.id and a.status in ('created', 'authorized')))`;

const facts = sql`
  o.id, o.order_number, o.total_paise, o.expires_at, ${isPaymentOpen} as in_progress,
  (select g.gateway_order_id from gateway_orders g where g.order_id = o.id) as gateway_order_id,
  (select k.gateway_link_id from payment_links k where k.order_id = o.id and k.closed_at is null) as gateway_link_id,
  (select r.promotion_id from promotion_redemptions r where r.order_id = o.id and r.released_at is null) as promotion_id,
  (select json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id, 'quantity', l.quantity,
                                     'isOffered', coalesce(v.available, true)) order by l.position)
     from order_lines l left join variants v on v.id = l.variant_id where l.order_id = o.id) as pieces`;

function isUnpaid(customerId: string) {
  return sql`o.customer_id = ${customerId} and o.status = 'pending' and o.payment_method = 'razorpay'
    and o.exchange_of is null and o.payment_status in ('pending', 'failed')`;
}

type UnpaidOrderRow = {
  id: string;
  order_number: string;
  total_paise: number;
  expires_at: Date | string | null;
  in_progress: boolean;
  gateway_order_id: string | null;
  gateway_link_id: string | null;
  promotion_id: string | null;
  pieces: HeldPiece[];
};

function toUnpaidOrder(row: UnpaidOrderRow): UnpaidOrderSummary {
  return {
    id: row.id,
    orderNumber: row.order_number,
    totalPaise: row.total_paise,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    inProgress: row.in_progress,
    gatewayOrderId: row.gateway_order_id,
    gatewayLinkId: row.gateway_link_id,
    promotionId: row.promotion_id,
    pieces: row.pieces,
  };
}
