import { CircleCheck, EyeOff, Hourglass } from 'lucide-react';
import type { Answer } from '#contract/endpoints.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';

export type AdminReview = Answer<'GET /admin/reviews/{id}'>['review'];

export const STATES: Record<AdminReview['state'], Mark> = {
  held: { word: 'To approve', tone: 'act', icon: Hourglass },
  published: { word: 'Published', tone: 'done', icon: CircleCheck },
  hidden: { word: 'Hidden', tone: 'quiet', icon: EyeOff },
};

export function ReviewState({ review: { state } }: { review: Pick<AdminReview, 'state'> }) {
  return <StateMark {...STATES[state]} />;
}

const REASONS: Record<AdminReview['held_for'][number], string> = {
  phone: 'what looks like a phone number',
  link: 'a link',
  email: 'an e-mail address',
  word: 'a word from your list',
  photos: 'photos',
  all: 'you read every review first',
};

/** Returns why a review was held: "It has a link and photos." */
export function explainHold(heldFor: AdminReview['held_for']): string {
  const found = heldFor.filter((reason) => reason !== 'all').map((reason) => REASONS[reason]);
  if (found.length === 0) return 'Held, because you read every review first.';
  const [last, ...first] = found.toReversed();
  return `It has ${first.length > 0 ? `${first.toReversed().join(', ')} and ${last}` : last}.`;
}
