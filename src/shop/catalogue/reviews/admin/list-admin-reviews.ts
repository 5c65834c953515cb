import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { notFound } from '#domain/error.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { ReviewState } from '#domain/review/review.ts';
import type {
  AdminReviewJson,
  AdminReviewListing,
  AdminReviewsAnswer,
} from '#contract/catalogue/admin-review.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { selectAdminReviews, toAdminReview } from './admin-review-rows.ts';

/** Returns one page of the reviews that match, and how many there are in each state. Throws unauthenticated, forbidden. */
export async function listAdminReviews(
  reader: Reader,
  wanted: AdminReviewListing,
): Promise<AdminReviewsAnswer> {
  requireAbility(reader, 'answer_customers');
  const found = narrow(reader, wanted);
  const [rows, { total }, states] = await Promise.all([
    inOrder(found, wanted.sort).limit(wanted.limit).offset(toOffset(wanted)).execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    reader.db
      .selectFrom('reviews')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
  ]);
  const countOf = (state: ReviewState) => states.find((each) => each.state === state)?.count ?? 0;
  const counts = { held: countOf('held'), published: countOf('published'), hidden: countOf('hidden') };
  return { reviews: rows.map(toAdminReview), total, counts };
}

/** Returns at most `MOST_EXPORTED` reviews of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportReviews(reader: Reader, wanted: AdminReviewListing): Promise<AdminReviewJson[]> {
  requireAbility(reader, 'answer_customers');
  const rows = await inOrder(narrow(reader, wanted), wanted.sort).limit(MOST_EXPORTED).execute();
  return rows.map(toAdminReview);
}

/** Returns one review. Throws unauthenticated, forbidden, not_found. */
export async function getAdminReview(reader: Reader, id: string): Promise<AdminReviewJson> {
  requireAbility(reader, 'answer_customers');
  const row = await selectAdminReviews(reader).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Review');
  return toAdminReview(row);
}

function narrow(reader: Reader, { q, state, stars, photos, replied, product }: AdminReviewListing) {
  return selectAdminReviews(reader)
    .$if(state !== undefined, (query) => query.where('r.state', 'in', state!))
    .$if(stars !== undefined, (query) => query.where('r.rating', 'in', stars!.map(Number)))
    .$if(photos !== undefined, (query) => query.where(hasPhotos))
    .$if(replied !== undefined, (query) =>
      query.where('r.replied_at', replied === 'true' ? 'is not' : 'is', null),
    )
    .$if(product !== undefined, (query) =>
      query.where((eb) => eb.or([eb('p.id', '=', product!), eb('p.sku', '=', product!)])),
    )
    .$if(Boolean(q), (query) => query.where((eb) => matches(eb, q!)));
}

const hasPhotos = sql<boolean>`exists (select from review_photos f where f.review_id = r.id and not f.is_erased)`;

function matches(
  eb: ExpressionBuilder<DB & { r: DB['reviews']; p: DB['products'] }, 'r' | 'p'>,
  typed: string,
) {
  const part = `%${escapeLike(typed)}%`;
  const columns = ['r.title', 'r.body', 'r.author', 'p.name', 'p.sku'] as const;
  return eb.or(columns.map((column) => eb(column, 'ilike', part)));
}

function inOrder(found: ReturnType<typeof narrow>, sort: AdminReviewListing['sort']) {
  if (sort === 'oldest') return found.orderBy('r.created_at').orderBy('r.id');
  return found
    .$if(sort === 'worst', (query) => query.orderBy('r.rating'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc');
}
