import { CalendarClock, CircleCheck, CircleOff, CircleSlash } from 'lucide-react';
import type { Answer } from '#contract/endpoints.ts';
import { rupees } from '#admin/format/rupees.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';

export type Promotion = Answer<'GET /admin/promotions/{id}'>['promotion'];

const STATES: Record<Promotion['state'], Mark> = {
  running: { tone: 'done', icon: CircleCheck, word: 'Running' },
  scheduled: { tone: 'moving', icon: CalendarClock, word: 'Scheduled' },
  used_up: { tone: 'quiet', icon: CircleSlash, word: 'Used up' },
  ended: { tone: 'quiet', icon: CircleOff, word: 'Ended' },
};

export const STATE_CHOICES = Object.entries(STATES).map(([value, { word }]) => ({ value, label: word }));

/** Shows whether a code is running, as icon and word. */
export function PromotionState({ state }: Pick<Promotion, 'state'>) {
  return <StateMark {...STATES[state]} />;
}

/** Returns when a code next begins or ends automatically; null if it does not. */
export function changesAt({ state, starts_at, ends_at }: Promotion): string | null {
  if (state === 'ended') return null;
  return state === 'scheduled' ? starts_at : ends_at;
}

/** Says what a code takes off: 10%, or ₹200. */
export function formatDiscount({ type, discount }: Pick<Promotion, 'type' | 'discount'>): string {
  return type === 'percentage' ? `${discount}%` : rupees(discount);
}

/** Says how often a code was used: 3 of 100, or 3. */
export function formatUses({ used_count, usage_limit }: Promotion): string {
  return usage_limit === null ? String(used_count) : `${used_count} of ${usage_limit}`;
}
