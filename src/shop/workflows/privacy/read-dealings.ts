import { toRupees } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';

/** Returns a customer's payments, without anything that one could pay with. */
export async function readPayments({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.order_number', 'p.gateway_payment_id', 'p.amount_paise', 'p.currency', 'p.method'])
    .select(['p.status', 'p.created_at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('p.created_at')
    .execute();
  return rows.map(({ gateway_payment_id, amount_paise, created_at, ...payment }) => ({
    ...payment,
    razorpay_payment_id: gateway_payment_id,
    amount: toRupees(amount_paise),
    at: created_at.toISOString(),
  }));
}

/** Returns a customer's refunds. */
export async function readRefunds({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.order_number', 'r.amount_paise', 'r.reason', 'r.status', 'r.created_at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ amount_paise, created_at, ...refund }) => ({
    ...refund,
    amount: toRupees(amount_paise),
    at: created_at.toISOString(),
  }));
}

/** Returns a customer's product reviews. */
export async function readReviews({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.name as product', 'r.author', 'r.rating', 'r.title', 'r.body as text', 'r.created_at'])
    .select(['r.state', 'r.reply'])
    .select((eb) =>
      eb
        .selectFrom('review_photos as f')
        .select((photo) => photo.fn.countAll<number>().as('photos'))
        .whereRef('f.review_id', '=', 'r.id')
        .as('photos'),
    )
    .where('r.customer_id', '=', customerId)
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ created_at, photos, ...review }) => ({
    ...review,
    photos: photos ?? 0,
    at: created_at.toISOString(),
  }));
}

/** Returns a customer's questions about products. */
export async function readQuestions({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('product_questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .select(['p.name as product', 'q.author', 'q.body as text', 'q.state', 'q.answer', 'q.created_at'])
    .where('q.customer_id', '=', customerId)
    .orderBy('q.created_at')
    .execute();
  return rows.map(({ created_at, ...question }) => ({ ...question, at: created_at.toISOString() }));
}

/** Returns a customer's requests to be told when a product is back in stock. */
export async function readStockRequests({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('stock_requests as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['p.name as product', 'r.quantity', 'r.notes', 'r.created_at', 'r.answered_at'])
    .where('r.customer_id', '=', customerId)
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ created_at, answered_at, ...request }) => ({
    ...request,
    at: created_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }));
}
