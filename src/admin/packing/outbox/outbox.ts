import { useSyncExternalStore } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { queryClient } from '#admin/query-client.ts';
import { leaveQueue } from './leave-queue.ts';
import { type Parcel, deleteParcel, listParcels, putParcel } from './parcel-store.ts';
import { sendParcel } from './send-parcel.ts';

let parcels: readonly Parcel[] = [];
/** The parcels that only this page knows: the device has not stored them yet, has no room, or stores nothing, as in a private window. */
let unkept: readonly Parcel[] = [];
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
  set([...without(parcels, parcel.orderId), parcel]);
  await keep(parcel);
  void sendParcels(parcel.staffId);
}

/** Forgets a parcel that the shop refused. */
export async function removeParcel(orderId: string): Promise<void> {
  set(without(parcels, orderId));
  unkept = without(unkept, orderId);
  await deleteParcel(orderId).catch(() => {});
}

/** Keeps a parcel on this device; one that cannot be kept is still sent while the page is open. */
async function keep(parcel: Parcel): Promise<void> {
  unkept = [...without(unkept, parcel.orderId), parcel];
  try {
    await putParcel(parcel);
    unkept = without(unkept, parcel.orderId);
  } catch {
    // It stays in `unkept`.
  }
}

function without(list: readonly Parcel[], orderId: string): readonly Parcel[] {
  return list.filter((parcel) => parcel.orderId !== orderId);
}

async function load(): Promise<readonly Parcel[]> {
  const kept = await listParcels().catch(() => parcels);
  const isUnkept = ({ orderId }: Parcel) => unkept.some((parcel) => parcel.orderId === orderId);
  return [...kept.filter((parcel) => !isUnkept(parcel)), ...unkept].toSorted(
    (one, other) => one.at - other.at,
  );
}

/**
 * Sends the waiting parcels, oldest first, in one tab at a time. It stops if the shop does not respond; a refused parcel stays with the
 * reason.
 */
export function sendParcels(staffId: string): Promise<void> {
  return lockTabs(async () => {
    set(await load());
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
 * Runs the work in one tab at a time. A page without TLS has no locks: there, the runs of this tab are sequential, and a parcel that two
 * tabs send is still processed once, because each step is safe to repeat.
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
    await keep(refused);
    return true;
  }
}

/** Returns whether the shop has examined the parcel and refuses it; otherwise it is sent again later. */
function isRefusal({ kind, status }: ApiError): boolean {
  return kind === 'answer' && status < 500 && status !== 401 && status !== 429;
}
