import type { AdminReviewJson } from '#contract/catalogue/admin-review.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import type { HoldReason } from '#domain/review/hold-reasons.ts';
import type { ReviewState } from '#domain/review/review.ts';
import type { Reader } from '#shop/context.ts';
import { REVIEW_COLUMNS, reviewPhotos, toReview, toReviewJson } from '../review-rows.ts';

/** Selects reviews `r` with their product `p` and the order `o` in which it was bought. */
export function selectAdminReviews({ db }: Reader) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .leftJoin('orders as o', 'o.id', 'l.order_id')
    .select(REVIEW_COLUMNS)
    .select(reviewPhotos.as('photos'))
    .select(['r.state', 'r.held_for', 'r.hidden_reason', 'r.version', 'r.customer_id', 'o.order_number'])
    .select(['p.id as product_id', 'p.sku', 'p.name as product_name', 'p.slug']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAdminReviews>['executeTakeFirstOrThrow']>>;

/** Returns a review for staff, with its state, its author and its product. */
export function toAdminReview(row: Row): AdminReviewJson {
  const { state, held_for, hidden_reason, version, customer_id, order_number, ...rest } = row;
  const { product_id, sku, product_name, slug, ...review } = rest;
  return {
    ...toReviewJson(toReview(review)),
    photos: review.photos.map(({ id, width, height }) => ({
      id,
      url: `/api/v1/admin/reviews/${review.id}/photos/${id}`,
      width,
      height,
    })),
    state: state as ReviewState,
    held_for: held_for as HoldReason[],
    hidden_reason,
    version,
    customer_id,
    order_number,
    product: { id: product_id, sku, name: product_name, path: toProductPath(slug) },
  };
}
