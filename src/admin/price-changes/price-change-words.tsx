import { CalendarClock, CircleCheck, CircleOff } from 'lucide-react';
import { formatCount } from '#domain/format-count.ts';
import type { Answer } from '#contract/endpoints.ts';
import { formatMoment } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';

export type PriceChange = Answer<'GET /admin/price-changes/{id}'>['price_change'];
export type PriceChangeRow = Answer<'GET /admin/price-changes'>['price_changes'][number];

const STATES: Record<PriceChangeRow['state'], Mark> = {
  scheduled: { tone: 'moving', icon: CalendarClock, word: 'Scheduled' },
  running: { tone: 'done', icon: CircleCheck, word: 'Running' },
  ended: { tone: 'quiet', icon: CircleOff, word: 'Ended' },
};

export const STATE_CHOICES = Object.entries(STATES).map(([value, { word }]) => ({ value, label: word }));

/** Shows whether a price change is running, as icon and word. */
export function PriceChangeState({ state }: Pick<PriceChangeRow, 'state'>) {
  return <StateMark {...STATES[state]} />;
}

/** Returns when a price change next begins or ends automatically; null if it does not. */
export function changesAt({ state, begins_at, ends_at }: PriceChangeRow): string | null {
  if (state === 'ended') return null;
  return state === 'scheduled' ? begins_at : ends_at;
}

/** Says what a price change takes off: 10%, or ₹200. */
export function formatOff({ kind, off }: Pick<PriceChangeRow, 'kind' | 'off'>): string {
  return kind === 'percent' ? `${off}%` : rupees(off);
}

/** Formats how many products a price change covers, or has lowered. */
export function formatProducts({ products }: Pick<PriceChangeRow, 'products'>): string {
  return formatCount(products, 'product');
}

/**
 * Describes what a price change does, and when; before it has begun, also how many products it will lower if the others keep their price.
 */
export function describePriceChange(change: PriceChange): string {
  const { state, begins_at, ends_at, products, lowered } = change;
  const span = `${formatMoment(begins_at)} to ${ends_at ? formatMoment(ends_at) : 'the day you end it'}`;
  const off = `${formatOff(change)} off`;
  if (state !== 'scheduled')
    return `${state === 'running' ? 'Takes' : 'Took'} ${off} ${formatProducts(change)}, ${span}.`;
  if (lowered >= products) return `Will take ${off} ${formatProducts(change)}, ${span}.`;
  const kept = 'The others keep their current price.';
  return `Will take ${off} ${lowered} of ${formatProducts(change)}, ${span}. ${kept}`;
}
