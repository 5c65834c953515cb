import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { useMe } from '#admin/session/use-me.ts';
import { useParcels } from '../outbox/outbox.ts';

export type PackingStage = 'to_pack' | 'to_hand_over';

export type Queue = {
  orders: readonly ListedOrder[];
  /** The number of all such orders; the queue shows the hundred with the earliest promise. */
  total: number;
  /** There are more of them than `total`. */
  more: boolean;
};

const atOnce = 100;
const picturesAhead = 20;

/** Loads the orders that wait to be packed or handed over, the earliest promise first. */
export function useQueue(stage: PackingStage) {
  return useQuery({
    queryKey: ['list', 'packing', stage],
    queryFn: ({ signal }) =>
      callAdmin('GET /admin/orders', { query: { stage, sort: 'promise', limit: atOnce }, signal }),
    // The server announces changes of orders, but not claims.
    refetchInterval: 60_000,
  });
}

/** Returns the orders of a stage without those that were packed on this device and are not sent yet. */
export function useUnpacked(stage: PackingStage): Queue | undefined {
  const { data } = useQueue(stage);
  const parcels = useParcels();
  if (!data) return undefined;
  const sent = new Set(parcels.filter(({ failure }) => !failure).map(({ orderId }) => orderId));
  const orders = data.orders.filter(({ id }) => !sent.has(id));
  return { orders, total: data.total - (data.orders.length - orders.length), more: data.more };
}

/** Loads the pictures of the next orders into the browser's cache, so that they are seen when the network is gone. */
export function usePicturesAhead(queue: Queue | undefined): void {
  const next = queue?.orders.slice(0, picturesAhead).flatMap(({ items }) => items) ?? [];
  const addresses = [...new Set(next.map(({ product_image }) => product_image))].join(' ');
  useEffect(() => {
    for (const address of addresses.split(' ').filter(Boolean)) new Image().src = address;
  }, [addresses]);
}

/**
 * Returns the first order after another one that has no missing pieces and no claim by another person; after the last it starts at the top.
 */
export function useNextOrder(queue: Queue | undefined): (after?: string) => ListedOrder | undefined {
  const { id: own } = useMe().staff;
  return (after) => {
    const orders = queue?.orders ?? [];
    const at = orders.findIndex(({ id }) => id === after) + 1;
    const isFree = ({ id, claim, missing_pieces: missing }: ListedOrder) =>
      id !== after && missing === null && (!claim || claim.staff_id === own);
    return [...orders.slice(at), ...orders.slice(0, at)].find(isFree);
  };
}
