import { z } from 'zod';
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
});
export type WriteReview = z.infer<typeof WriteReview>;

export const ReviewJson = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
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
