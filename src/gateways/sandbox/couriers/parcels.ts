import type { Selectable } from 'kysely';
import type { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import type { Move, MoveTo } from './moves.ts';
import type { SandboxParcel } from './store.ts';
import type { World } from './world.ts';

export type Parcel = Selectable<SandboxParcel>;
type Key = Partial<Pick<Parcel, 'gateway' | 'reference' | 'awb' | 'id'>>;

/** Returns the newest parcel with these values. */
export function findParcel({ db }: World, key: Key): Promise<Parcel | undefined> {
  const wanted = Object.entries(key) as [keyof Key, string][];
  return wanted
    .reduce((query, [name, value]) => query.where(name, '=', value), db.selectFrom('parcels').selectAll())
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

type NewParcel = {
  gateway: CourierGateway;
  reference: string;
  pin: string;
  isCod: boolean;
  awb: string | null;
};

export function addParcel(
  { db }: World,
  { gateway, reference, pin, isCod, awb }: NewParcel,
): Promise<Parcel> {
  return db
    .insertInto('parcels')
    .values({ gateway, reference, pin, is_cod: isCod, awb, pickup_on: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeParcel(
  { db }: World,
  id: number,
  change: Partial<Pick<Parcel, 'awb' | 'is_cancelled' | 'pickup_on'>>,
): Promise<void> {
  await db.updateTable('parcels').set(change).where('id', '=', id).execute();
}

export async function addAnswer({ db }: World, parcel: Parcel, answer: string): Promise<void> {
  const answers = JSON.stringify([...parcel.answers, answer]) as never;
  await db.updateTable('parcels').set({ answers }).where('id', '=', parcel.id).execute();
}

/** Records a move of a parcel and returns the parcel with all its moves, oldest first. */
export async function addMove(world: World, parcel: Parcel, move: { to: MoveTo; at?: string | undefined }) {
  const at = move.at ?? world.clock.now().toISOString();
  const moves: Move[] = [...parcel.moves, { to: move.to, at }].toSorted((a, b) => a.at.localeCompare(b.at));
  const stored = JSON.stringify(moves) as never;
  await world.db.updateTable('parcels').set({ moves: stored }).where('id', '=', parcel.id).execute();
  return { ...parcel, moves };
}
