import { sql } from 'kysely';

/** Whether the order line `l` has what the request `r` names: its variant, or any piece of the product where it names none. */
export const isRequested = sql<boolean>`(
  l.product_id = r.product_id and (r.variant_id is null or l.variant_id = r.variant_id))`;

/**
 * Whether the order `o` answers the request `r`: staff took it for the customer, or the customer bought the product after the request. A
 * cancelled order answers nothing, so the request is open again.
 */
export const answersRequest = sql<boolean>`(
  o.status <> 'cancelled'
  and (o.id = r.order_id
       or o.customer_id = r.customer_id and o.placed_at >= r.created_at
          and exists (select from order_lines l where l.order_id = o.id and ${isRequested})))`;

/** Whether the customer of the request `r` has ordered the requested product. */
export const isBought = sql<boolean>`exists (
  select from orders o where (o.id = r.order_id or o.customer_id = r.customer_id) and ${answersRequest})`;

/** Whether the request `r` is still unanswered. */
export const isWaiting = sql<boolean>`(r.answered_at is null and not ${isBought})`;
