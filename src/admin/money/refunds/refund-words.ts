import { CircleAlert, CircleCheck, Hourglass, Send } from 'lucide-react';
import type { Answer } from '#contract/endpoints.ts';
import type { Mark } from '#admin/format/state-mark.tsx';
import { hourMs } from '#domain/durations.ts';

export type Refund = Answer<'GET /admin/refunds'>['refunds'][number];

export const REFUND_STATES: Record<Refund['state'], Mark> = {
  due: { tone: 'moving', icon: Hourglass, word: 'To be sent' },
  pending: { tone: 'moving', icon: Send, word: 'With the bank' },
  failed: { tone: 'alert', icon: CircleAlert, word: 'Bank refused' },
  processed: { tone: 'done', icon: CircleCheck, word: 'Paid back' },
};

export const REFUND_REASONS: Record<Refund['reason'], string> = {
  cancelled: 'Cancelled order',
  late: 'Paid too late',
  duplicate: 'Paid twice',
  mismatch: 'Wrong amount',
  returned: 'Return or price cut',
  gateway_initiated: 'Made in Razorpay’s dashboard',
};

/** Returns how long a refund has been under way, in hours or days; nothing once it has arrived. */
export function formatAge({ state, created_at }: Refund, now = Date.now()): string {
  if (state === 'processed') return '';
  const hours = Math.floor((now - Date.parse(created_at)) / hourMs);
  if (hours < 1) return 'under 1 h';
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
