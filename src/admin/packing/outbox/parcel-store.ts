import type { ShipOrder } from '#domain/shipment/shipment.ts';

/** A parcel that was packed on this device and that the shop does not know of yet. */
export type Parcel = {
  orderId: string;
  number: string;
  staffId: string;
  /** The version of the order that was packed; undefined where it was packed before and is only handed over. */
  version?: number | undefined;
  photos: { type: string; bytes: ArrayBuffer }[];
  shipment?: ShipOrder | undefined;
  /** When it was finished, in milliseconds; parcels are sent in this order. */
  at: number;
  /** Why the shop refused it; such a parcel waits for a person. */
  failure?: string | undefined;
};

const storeName = 'parcels';

/** Opens the database of this device; photos are too large for the browser's local storage. */
function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('admin-packing', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: 'orderId' });
  });
  return toPromise(opening);
}

let database: Promise<IDBDatabase> | undefined;

async function run<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  database ??= openDatabase();
  // A store that could not be opened is opened again the next time.
  const opened = await database.catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return toPromise(work(opened.transaction(storeName, mode).objectStore(storeName)));
}

function toPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device keeps nothing')));
  });
}

/** Returns the parcels that wait on this device, oldest first. */
export async function listParcels(): Promise<Parcel[]> {
  const parcels = await run<Parcel[]>('readonly', (store) => store.getAll());
  return parcels.toSorted((one, other) => one.at - other.at);
}

export async function putParcel(parcel: Parcel): Promise<void> {
  await run('readwrite', (store) => store.put(parcel));
}

export async function deleteParcel(orderId: string): Promise<void> {
  await run('readwrite', (store) => store.delete(orderId));
}
