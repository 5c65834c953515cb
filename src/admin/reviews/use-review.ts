import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';
import { useRecordChange } from '#admin/use-record-change.ts';
import type { AdminReview } from './review-words.tsx';

const keyOf = (id: string) => ['review', id] as const;

export function useReview(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/reviews/{id}', { params: { id }, signal })).review,
  });
}

/** The decisions of staff about a review. */
export type ReviewStep =
  | { step: 'approve' }
  | { step: 'hide'; reason: string }
  | { step: 'reply'; text: string }
  | { step: 'unreply' };

/** Approves, hides or answers a review and updates its screen and the lists. */
export function useReviewChange({ id, version }: Pick<AdminReview, 'id' | 'version'>) {
  return useRecordChange(keyOf(id), async (step: ReviewStep) => (await send(id, version, step)).review);
}

function send(id: string, version: number, step: ReviewStep) {
  const params = { id };
  switch (step.step) {
    case 'approve':
      return callAdmin('POST /admin/reviews/{id}/approve', { params, body: { version } });
    case 'hide':
      return callAdmin('POST /admin/reviews/{id}/hide', { params, body: { version, reason: step.reason } });
    case 'reply':
      return callAdmin('POST /admin/reviews/{id}/reply', { params, body: { version, text: step.text } });
    case 'unreply':
      return callAdmin('DELETE /admin/reviews/{id}/reply', { params });
  }
}
