import { formatShort } from '#admin/format/format-time.ts';
import { OrderNumber } from '#admin/format/order-number.tsx';
import { MOVE_WORDS, type Move, formatCause, formatChange } from './move-words.ts';

/** One move of stock: its kind, the old and the new quantity, the person, the reason and the time. */
export function MoveCard({ move, head = MOVE_WORDS[move.kind] }: { move: Move; head?: string }) {
  const { quantity, before, after, at, order_number: order, photo_url: photo } = move;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex gap-x-3">
        <span className="min-w-0 flex-1">{head}</span>
        <span className="font-medium figures">{formatChange(quantity)}</span>
        <span className="text-quiet figures">
          {before.toLocaleString('en-IN')} → {after.toLocaleString('en-IN')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
        <span className="figures">{formatShort(at)}</span>
        <span className="min-w-0">{formatCause(move)}</span>
        {order && <OrderNumber number={order} className="inline-flex min-h-11 items-center link figures" />}
        {photo && (
          <a href={photo} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center link">
            Photo
          </a>
        )}
      </span>
    </span>
  );
}
