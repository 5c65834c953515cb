import { type RawBuilder, sql } from 'kysely';
import { type ReviewPhoto, type StoredReviewPhoto, toReviewPhoto } from '#domain/review/review-photo.ts';
import type { ReviewJson } from '#contract/catalogue/review.ts';

export type Review = {
  id: string;
  author: string;
  rating: number;
  title: string;
  body: string;
  createdAt: Date;
  /** The shop's reply. */
  reply: { text: string; at: Date } | null;
  photos: ReviewPhoto[];
};

/** The columns of `reviews` that everybody may see while the review is published. */
export const REVIEW_COLUMNS = [
  'r.id',
  'r.author',
  'r.rating',
  'r.title',
  'r.body',
  'r.created_at',
  'r.reply',
  'r.replied_at',
] as const;

/** The photos of a review `r` in their order. */
export const reviewPhotos: RawBuilder<StoredReviewPhoto[]> = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder)
                  order by f.position)
    from review_photos f where f.review_id = r.id and not f.is_erased), '[]')`;

type ReviewRow = Omit<Review, 'createdAt' | 'reply' | 'photos'> & {
  photos: StoredReviewPhoto[];
  created_at: Date;
  reply: string;
  replied_at: Date | null;
};

/** Returns a review as it is shown on a product page, with the reply of the shop if there is one. */
export function toReview({
  created_at: createdAt,
  reply,
  replied_at: at,
  photos,
  ...row
}: ReviewRow): Review {
  return { ...row, createdAt, reply: at && { text: reply, at }, photos: photos.map(toReviewPhoto) };
}

/** Returns a review for the API, its times in UTC. */
export function toReviewJson({ body: text, createdAt, reply, photos, ...review }: Review): ReviewJson {
  return {
    ...review,
    photos,
    text,
    reply: reply && { text: reply.text, at: reply.at.toISOString() },
    created_at: createdAt.toISOString(),
  };
}
