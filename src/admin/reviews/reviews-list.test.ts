import { expect, test } from 'vitest';
import { reviewsList } from './reviews-list.tsx';
import type { AdminReview } from './review-words.tsx';

test('a published review is not offered for approval', () => {
  const states = ['held', 'published', 'hidden'] as const;
  const approvable = states.filter((state) => reviewsList.allows?.('approve', { state } as AdminReview));
  expect(approvable).toEqual(['held', 'hidden']);
});
