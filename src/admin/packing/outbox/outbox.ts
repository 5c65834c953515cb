import { useSyncExternalStore } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { queryClient } from '#admin/query-client.ts';
import { leaveQueue } from './leave-queue.ts';
import { type Parcel, deleteParcel, listParcels, putParcel } from './parcel-store.ts';
import { sendParcel } from './send-parcel.ts';

let parcels: readonly Parcel[] = [];
const listeners = new Set<() => void>();

/** Returns the parcels that were packed on this device and wait to be sent, or were refused. */
export function useParcels(): readonly Parcel[] {
  return useSyncExternalStore(watch, () => parcels);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Parcel[]): void {
  parcels = next;
  for (const listener of listeners) listener();
}

/** Keeps a parcel on this device and sends it, now or as soon as there is a network. */
export async function addParcel(parcel: Parcel): Promise<void> {
  set([...parcels.filter(({ orderId }) => orderId !== parcel.orderId), parcel]);
  // A browser that keeps nothing, such as a private window, still sends the parcel while it is open.
  await putParcel(parcel).catch(() => {});
  void sendParcels(parcel.staffId);
}

/** Forgets a parcel that the shop refused. */
export async function removeParcel(orderId: string): Promise<void> {
  set(parcels.filter((parcel) => parcel.orderId !== orderId));
  await deleteParcel(orderId).catch(() => {});
}

/** Sends what waits, oldest first, by one tab at a time. It ends where the shop does not answer; a refused parcel stays with the reason. */
export function sendParcels(staffId: string): Promise<void> {
  return lockTabs(async () => {
    set(await listParcels().catch(() => parcels));
    const waiting = parcels.filter((parcel) => parcel.staffId === staffId && !parcel.failure);
    for (const parcel of waiting) {
      // One after the other, so that a lost network leaves whole parcels behind.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await isSent(parcel))) break;
    }
    if (waiting.length > 0) await queryClient.invalidateQueries();
  });
}

let last = Promise.resolve();

/**
 * Runs the work of one tab at a time. A page without TLS has no locks: there the calls of this tab follow each other, and a parcel that two
 * tabs send is taken once, because each step is safe to repeat.
 */
function lockTabs(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request('admin-packing', work);
  last = last.then(work, work);
  return last;
}

async function isSent(parcel: Parcel): Promise<boolean> {
  try {
    await sendParcel(parcel);
    leaveQueue(parcel.orderId);
    await removeParcel(parcel.orderId);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error)) return false;
    const refused = { ...parcel, failure: error.message };
    set(parcels.map((each) => (each.orderId === parcel.orderId ? refused : each)));
    await putParcel(refused).catch(() => {});
    return true;
  }
}

/** Returns whether the shop has looked at the parcel and will not take it; otherwise it is sent again later. */
function isRefusal({ kind, status }: ApiError): boolean {
  return kind === 'answer' && status < 500 && status !== 401 && status !== 429;
}
