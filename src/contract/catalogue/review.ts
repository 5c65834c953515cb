import { z } from 'zod';
import { MOST_REVIEW_PHOTOS } from '#domain/review/review-photo.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

const rating = 'Please choose 1 to 5 stars';

/** POST /products/{id}/reviews: one review for each order line, by its buyer. */
export const WriteReview = z.object({
  rating: z.int(rating).min(1, rating).max(5, rating),
  title: z.string().trim().max(120, atMostSentence(120)).default(''),
  text: z
    .string('Please write a few words')
    .trim()
    .min(1, 'Please write a few words')
    .max(4000, atMostSentence(4000)),
  order_line_id: z.string().max(64).optional(),
  photo_ids: z
    .array(z.string().max(64))
    .max(MOST_REVIEW_PHOTOS, `Add at most ${MOST_REVIEW_PHOTOS} photos.`)
    .default([])
    .describe('Ids of photos added before, in order; a review with photos waits for approval'),
});
export type WriteReview = z.infer<typeof WriteReview>;

/** POST /products/{id}/reviews/photos. */
export const ReviewPhotoAdded = z.object({ id: z.string(), width: z.int(), height: z.int() });

export const ReviewPhotoJson = z.object({
  id: z.string(),
  url: z.string().describe('At most 1,600 pixels wide'),
  thumbnail: z.string().describe('At most 320 pixels wide'),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});

export const ReviewJson = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable().describe('The shop’s reply'),
  photos: z.array(ReviewPhotoJson),
  created_at: z.iso.datetime(),
});
export type ReviewJson = z.infer<typeof ReviewJson>;

/** The ratings of a product; `spread` counts one to five stars, in that order. */
export const RatingSummary = z.object({
  average: z.number(),
  count: z.int(),
  spread: z.array(z.int()).length(5).optional(),
});
export type RatingSummary = z.infer<typeof RatingSummary>;
