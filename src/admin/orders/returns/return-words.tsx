import { CircleAlert, CircleCheck, CircleSlash, PackageCheck, Undo2 } from 'lucide-react';
import type { ReturnState, ReturnWish } from '#domain/order/order-return.ts';
import { StateMark } from '#admin/format/state-mark.tsx';

export const WISH_WORDS: Record<ReturnWish, string> = {
  refund: 'Money back',
  replacement: 'The same piece again',
  exchange: 'Another piece',
};

export const STATE_WORDS: Record<ReturnState, string> = {
  requested: 'To answer',
  approved: 'Accepted',
  refused: 'Refused',
  received: 'Pieces are back',
  settled: 'Settled',
};

const marks = {
  requested: { tone: 'act', icon: CircleAlert },
  approved: { tone: 'moving', icon: Undo2 },
  refused: { tone: 'quiet', icon: CircleSlash },
  received: { tone: 'act', icon: PackageCheck },
  settled: { tone: 'done', icon: CircleCheck },
} as const;

/** The state of a return, as icon and word. */
export function ReturnMark({ state }: { state: ReturnState }) {
  return <StateMark {...marks[state]} word={STATE_WORDS[state]} />;
}

type Pieces = readonly { product_name: string; quantity: number; restockable: number | null }[];

/** Names the pieces of a return and, once they are back, how many can be sold again. */
export function formatReturned(pieces: Pieces): string {
  return pieces
    .map(({ product_name, quantity, restockable }) => {
      const words = `${quantity} × ${product_name}`;
      if (restockable === null || restockable === quantity) return words;
      return restockable === 0 ? `${words} (damaged)` : `${words} (${quantity - restockable} damaged)`;
    })
    .join(', ');
}
