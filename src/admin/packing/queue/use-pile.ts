import { useState } from 'react';

type QueueIds = { total: number; orders: readonly { id: string }[] };

/**
 * Returns the position of an order in the pile that was started, like "7 of 52". A pile starts when the queue is opened, and again after it
 * was empty; orders that have left the queue since, packed by any person or cancelled, still count.
 */
export function usePile(queue: QueueIds | undefined): (order: { id: string }) => string {
  const [pile, setPile] = useState<ReadonlySet<string>>(new Set());
  const ids = queue?.orders.map(({ id }) => id) ?? [];
  const isNew = ids.some((id) => !pile.has(id));
  if (isNew) setPile(new Set([...pile, ...ids]));
  else if (queue?.total === 0 && pile.size > 0) setPile(new Set());
  const left = pile.size - ids.filter((id) => pile.has(id)).length;
  return ({ id }) => `${left + ids.indexOf(id) + 1} of ${left + (queue?.total ?? 0)}`;
}
