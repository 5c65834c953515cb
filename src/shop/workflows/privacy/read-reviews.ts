import type { Reader } from '#shop/context.ts';

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
