import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { MissingPieces } from '#admin/orders/missing-pieces.tsx';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { PAYMENT_WORDS, countPieces, formatPromise } from '#admin/orders/order-words.ts';
import { useMe } from '#admin/session/use-me.ts';
import { classes } from '#ui/classes.ts';

type RowProps = {
  order: ListedOrder;
  isOpen: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** One order of the queue: its number, its recipient, its due day, and the person packing it. */
export function QueueRow({ order, isOpen, isTicked, onTick }: RowProps) {
  const { id: own } = useMe().staff;
  const { order_number: number, customer, claim, delivery, payment } = order;
  const pieces = countPieces(order);
  return (
    <li className={classes('flex items-center gap-1 pl-3', isOpen && 'bg-madder-wash')}>
      <label className="flex size-11 flex-none items-center justify-center">
        <span className="sr-only">Select {number}</span>
        <input
          type="checkbox"
          className="size-5 cursor-pointer accent-madder"
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </label>
      <Link
        to={`/pack/${number}`}
        aria-current={isOpen || undefined}
        className="flex min-w-0 flex-1 flex-col py-2 pr-3 hover:underline"
      >
        <span className="flex flex-wrap gap-x-3">
          <span className="font-medium figures">{number}</span>
          <span className="text-quiet">{PAYMENT_WORDS[payment.method]}</span>
          {order.gift && <span className="font-medium">Gift</span>}
          {(claim || isOpen) && (
            <span className="ml-auto inline-flex items-center gap-1 text-sm">
              <UserRound aria-hidden="true" size={14} />
              {claim && claim.staff_id !== own ? claim.name : 'you'}
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
          <span className="min-w-0 flex-1 basis-20 truncate">{customer.name}</span>
          {delivery.to && <span className="figures">by {formatPromise(delivery.to)}</span>}
          <span className="figures">{formatCount(pieces, 'piece')}</span>
        </span>
        <MissingPieces order={order} />
      </Link>
    </li>
  );
}
