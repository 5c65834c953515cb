import type { Answer } from '#contract/endpoints.ts';

export type Move = Answer<'GET /admin/stock/moves'>['moves'][number];

export const MOVE_WORDS: Record<Move['kind'], string> = {
  stocked: 'Received',
  sold: 'Sold',
  expired: 'Order cancelled unpaid',
  revived: 'Sold, paid late',
  returned: 'Came back',
  corrected: 'Counted',
  written_off: 'Damaged',
};

/** Formats a quantity with its sign: +5, −2. */
export function formatChange(quantity: number): string {
  return quantity > 0 ? `+${quantity}` : `−${-quantity}`;
}

/** Returns who made a move and why, in one line. */
export function formatCause({ person, reason, receipt }: Move): string {
  return [receipt?.supplier && `from ${receipt.supplier}`, reason, person && `by ${person}`]
    .filter(Boolean)
    .join(', ');
}
