import { withDatabase } from '../../test/database/with-database.ts';

/** The values of an order by which it is searched and filtered. */
export type SampledOrder = {
  id: string;
  number: string;
  /** National, ten digits. */
  mobile: string;
  email: string;
  name: string;
  customer: string;
  pin: string;
  state: string;
  courier: string;
  awb: string;
  product: string;
  sku: string;
  invoice: string;
  /** An Indian day of the order, `2026-11-23`. */
  day: string;
};

/** Returns some dispatched orders from the whole history of a closed shop. */
export function sampleOrders(dataDir: string, count: number): Promise<SampledOrder[]> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<SampledOrder>(sampled, [count]);
    return rows;
  });
}

const sampled = `
  select o.id, o.order_number as number, right(o.customer_phone, 10) as mobile, o.customer_email as email, o.customer_name as name,
         o.customer_id as customer, o.shipping_address ->> 'postalCode' as pin, o.place_of_supply as state, o.courier,
         o.tracking_number as awb, l.product_id as product, l.sku, i.number as invoice,
         (o.placed_at at time zone 'Asia/Kolkata')::date::text as day
    from (select * from orders where courier is not null order by md5(id) limit $1) o
    join order_lines l on l.order_id = o.id and l.position = (select min(position) from order_lines where order_id = o.id)
    join invoices i on i.order_id = o.id and i.document_type <> 'credit_note'
   order by md5(o.id)`;
