import { useState } from 'react';

type QueueIds = { total: number; orders: readonly { id: string }[] };

/**
 * Returns where an order of a queue is in the pile that was begun, like "7 of 52". The pile is begun when the queue is opened, and again once
 * it was empty; orders that have left the queue since then, packed by anybody or cancelled, still count.
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
