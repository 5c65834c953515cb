import { hourMs } from '#domain/durations.ts';
import { sql } from 'kysely';
import { chooseChannels } from '#domain/messaging/message-channels.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { eachApart } from '#shop/each-apart.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { lockProducts } from '../take-stock.ts';
import { isBought, isWaiting } from './request-rows.ts';

/** A customer who was notified has this long to order before the next one is notified of the same piece. */
const heldHours = 24;

/**
 * Notifies customers who asked for a product that it is back in stock, first come first served, as many as there are pieces for: a customer
 * who wants three pieces is notified even if only two are left. Safe to repeat; a request is answered once.
 */
export async function answerRequestsFor(ctx: Ctx, productId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockProducts(tx, [{ productId }]);
    for (const request of await listDue(tx, productId)) await answerRequest(tx, request);
  });
}

/**
 * Answers the open requests of every product: customers who were notified and did not order make room for the next. A job runs it every
 * hour.
 */
export async function answerAllRequests(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('stock_requests')
    .select('product_id')
    .distinct()
    .where('answered_at', 'is', null)
    .execute();
  await eachApart(waiting, ({ product_id }) => answerRequestsFor(ctx, product_id));
}

type Due = {
  id: string;
  product_id: string;
  slug: string;
  color: string | null;
  size: string | null;
  name: string;
  customer_id: string;
  pieces: number;
  mobile: string | null;
  email: string | null;
  whatsapp: boolean | null;
};

/** Selects requests `r` with the available pieces of the requested product or variant. */
const wishes = sql`
  select r.*, case when r.variant_id is null then p.stock_quantity when v.available then v.stock_quantity else 0 end as pieces,
         v.color, v.size, p.name as product, p.slug
    from stock_requests r
    join products p on p.id = r.product_id and p.status = 'live'
    left join variants v on v.id = r.variant_id`;

/** Selects the facts for a message about the request `q` of the customer `c`. */
const due = sql`
  q.id, q.product_id, q.slug, q.color, q.size, q.customer_id, q.pieces, c.mobile, c.email,
  (select given from consents s where s.subject = c.id and s.purpose = 'whatsapp' order by s.at desc, s.id desc limit 1) as whatsapp,
  q.product || coalesce(' (' || nullif(concat_ws(', ', q.color, q.size), '') || ')', '') as name`;

/** Returns the open requests in the order they came, as long as pieces remain after those that earlier requests are expected to take. */
async function listDue(tx: Tx, productId: string): Promise<Due[]> {
  const since = new Date(tx.clock.now().getTime() - heldHours * hourMs);
  const { rows } = await sql<Due>`
    with wishes as (${wishes}
       where r.product_id = ${productId} and (r.answered_at is null or r.answered_at > ${since}) and not ${isBought}),
    queue as (
      select w.*, coalesce(sum(quantity) over (partition by variant_id order by (answered_at is null), created_at, id
                                               rows between unbounded preceding and 1 preceding), 0) as before
        from wishes w)
    select ${due}
      from queue q join customers c on c.id = q.customer_id and c.erased_at is null
     where q.answered_at is null and q.before < q.pieces
     order by q.created_at, q.id`.execute(tx.db);
  return rows;
}

/** Returns an open request; undefined for one that is answered, bought or gone. */
export async function findRequest(tx: Tx, requestId: string): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select ${due}
      from (${wishes} where r.id = ${requestId} and ${isWaiting}) q
      join customers c on c.id = q.customer_id and c.erased_at is null`.execute(tx.db);
  return rows[0];
}

/** Answers a request whose product is locked: writes the messages that tell the customer. */
export async function answerRequest(
  tx: Tx,
  { id, name, mobile, email, whatsapp, ...requested }: Due,
): Promise<void> {
  await tx.db
    .updateTable('stock_requests')
    .set({ answered_at: tx.clock.now() })
    .where('id', '=', id)
    .execute();
  const path = toChoicePath(requested);
  const ways = chooseChannels('back_in_stock', { email, phone: mobile, whatsapp: whatsapp ?? false });
  await writeMessages(
    tx,
    ways.map(({ channel, to }) => ({
      dedupeKey: `back_in_stock/${id}/${channel}`,
      to,
      customerId: requested.customer_id,
      event: { kind: 'back_in_stock' as const, channel, product: name, path },
    })),
  );
}

/** Returns the address of the product page with the requested colour and size chosen. */
function toChoicePath({ slug, color, size }: Pick<Due, 'slug' | 'color' | 'size'>): string {
  const query = new URLSearchParams({ ...(color && { color }), ...(size && { size }) });
  return [toProductPath(slug), query.toString()].filter(Boolean).join('?');
}
