import { sql } from 'kysely';
import type { AdminOrderListing, OrderSort } from '#contract/order/admin-order-list.ts';
import type { OrderStage } from '#domain/order/order-stage.ts';
import { COURIERS } from '#domain/shipment/courier.ts';
import { OTHER_COURIER } from '#domain/shipment/shipment.ts';
import { endOfIndianDay, startOfIndianDay, toIndianDay } from '#domain/indian-time.ts';
import type { Reader } from '#shop/context.ts';
import { hasMissingPieces } from '#shop/orders/packing/list-missing-pieces.ts';
import { matchTyped } from './match-typed.ts';
import { needsLook } from './needs-attention.ts';

/** Selects the orders `o` that staff wants to see, without columns and without an order. */
export async function narrowOrders(reader: Reader, wanted: AdminOrderListing) {
  const { q, stage, status, payment, packed, courier, pin, state, product, customer } = wanted;
  const matches = q ? await matchTyped(reader, q) : undefined;
  const { placed_from: from, placed_to: to } = wanted;
  const today = toIndianDay(reader.clock.now());
  return reader.db
    .selectFrom('orders as o')
    .$if(matches !== undefined, (query) => query.where(matches!))
    .$if(stage !== undefined, (query) => query.where((eb) => eb.or(stage!.map((each) => STAGES[each]))))
    .$if(status !== undefined, (query) => query.where('o.status', '=', status!))
    .$if(from !== undefined, (query) => query.where('o.placed_at', '>=', startOfIndianDay(from!)))
    .$if(to !== undefined, (query) => query.where('o.placed_at', '<', endOfIndianDay(to!)))
    .$if(payment !== undefined, (query) => query.where('o.payment_method', '=', payment!))
    .$if(packed === true, (query) => query.where('o.packed_at', 'is not', null))
    .$if(packed === false, (query) => query.where(waitsForPacking))
    .$if(wanted.sort === 'promise' && !stage && !status, (query) => query.where(isPromised))
    .$if(courier !== undefined, (query) => query.where(goesWith(courier!)))
    .$if(pin !== undefined, (query) =>
      query.where(sql<boolean>`o.shipping_address ->> 'postalCode' = ${pin}`),
    )
    .$if(state !== undefined, (query) => query.where('o.place_of_supply', 'in', state!))
    .$if(product !== undefined, (query) =>
      query.where('o.id', 'in', (eb) =>
        eb.selectFrom('order_lines').select('order_id').where('product_id', '=', product!),
      ),
    )
    .$if(customer !== undefined, (query) => query.where('o.customer_id', '=', customer!))
    .$if(wanted.cash_due === true, (query) => query.where(isCashDue))
    .$if(wanted.cash_owed === true, (query) => query.where(owesCash))
    .$if(wanted.failed === true, (query) => query.where(hasFailedDelivery))
    .$if(wanted.late === true, (query) => query.where(isLate(today)))
    .$if(wanted.missing === true, (query) => query.where(hasMissingPieces))
    .$if(wanted.look === true, (query) => query.where(needsLook));
}

/** Orders that are not packed yet and can still be packed. */
const waitsForPacking = sql<boolean>`(o.status in ('pending', 'processing') and o.packed_at is null)`;

/** Orders whose promise is still to be kept; an index has them by the promised day. */
const isPromised = sql<boolean>`o.status in ('pending', 'processing', 'shipped')`;

/** Delivered cash on delivery orders whose cash has not been booked. */
export const isCashDue = sql<boolean>`(
  o.payment_method = 'cod' and o.payment_status = 'pending' and o.status in ('delivered', 'completed'))`;

/** Orders of which cash is still to be handed back to the buyer. */
export const owesCash = sql<boolean>`o.cash_owed_paise > 0`;

/** Orders whose parcel could not be delivered, and whose courier has not been answered. */
const hasFailedDelivery = sql<boolean>`exists (
  select from shipments s where s.order_id = o.id and s.state = 'delivery_failed' and s.answered_at is null)`;

/** Returns the condition that the parcel of the order `o` went with one of some couriers; `other` means any that is not in the list. */
function goesWith(couriers: readonly string[]) {
  const listed = COURIERS.map(({ key }) => key);
  return sql<boolean>`(o.courier = any(${couriers})
    or ${couriers.includes(OTHER_COURIER)} and o.courier <> all(${listed}))`;
}

/** Returns the condition that the parcel of the order `o` is on its way after its promised day. */
export function isLate(today: string) {
  return sql<boolean>`(o.status = 'shipped' and o.delivery_to < ${today}::date)`;
}

/** The conditions under which orders `o` are in a stage. */
export const STAGES: Record<OrderStage, ReturnType<typeof sql<boolean>>> = {
  unpaid: sql`(o.status = 'pending' and o.payment_method = 'razorpay')`,
  to_confirm: sql`(o.status = 'pending' and o.payment_method = 'cod')`,
  to_pack: sql`(o.status = 'processing' and o.packed_at is null)`,
  to_hand_over: sql`(o.status = 'processing' and o.packed_at is not null)`,
  on_the_way: sql`o.status = 'shipped'`,
  delivered: sql`o.status in ('delivered', 'completed')`,
  cancelled: sql`o.status = 'cancelled'`,
  returned_to_origin: sql`o.status = 'returned_to_origin'`,
};

const ENDED: readonly string[] = ['delivered', 'completed', 'cancelled', 'returned_to_origin'];

/** Returns how the orders `o` of a list are sorted. A list of orders that have ended is sorted by age instead of by promise. */
export function sortOrders({ sort, stage, status }: AdminOrderListing) {
  const statuses: readonly string[] = [...(stage ?? []), ...(status ? [status] : [])];
  return SORTS[sort === 'promise' && statuses.some((each) => ENDED.includes(each)) ? 'oldest' : sort];
}

/** The id keeps the order stable across pages. */
const SORTS: Record<OrderSort, ReturnType<typeof sql>> = {
  newest: sql`o.placed_at desc, o.id desc`,
  oldest: sql`o.placed_at, o.id`,
  promise: sql`o.delivery_to, o.id`,
  total_high: sql`o.total_paise desc, o.id desc`,
  total_low: sql`o.total_paise, o.id`,
};
