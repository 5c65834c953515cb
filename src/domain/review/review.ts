import { z } from 'zod';

/** A review is shown while it is published; `held` waits for staff, `hidden` was hidden by staff with a reason. */
export const ReviewState = z.enum(['held', 'published', 'hidden']);
export type ReviewState = z.infer<typeof ReviewState>;

/** Returns the name under a review: first name and initial, because a review is public and the surname is private. */
export function toReviewAuthor(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = 'A customer', ...rest] = words;
  const initial = rest.at(-1)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
