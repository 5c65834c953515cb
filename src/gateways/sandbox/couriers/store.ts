import type { Generated, Kysely } from 'kysely';
import type { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import { createTablesOnce } from '../create-tables.ts';
import type { Controls } from './faults.ts';
import type { Move } from './moves.ts';

/** A parcel in the couriers' records, which have their own schema, so that they survive a killed shop. */
export type SandboxParcel = {
  id: Generated<number>;
  gateway: CourierGateway;
  reference: string;
  awb: string | null;
  pin: string;
  is_cod: boolean;
  is_cancelled: Generated<boolean>;
  pickup_on: string | null;
  /** The shop's answers to a failed delivery, newest last. */
  answers: Generated<string[]>;
  moves: Generated<Move[]>;
};
export type SandboxTables = { parcels: SandboxParcel; controls: { id: 1; document: Controls } };
export type SandboxDb = Kysely<SandboxTables>;

const SCHEMA = 'sandbox_couriers';

/** Returns the sandbox's typed view of a database handle. */
export function toSandboxDb<Tables>(db: Kysely<Tables>): SandboxDb {
  return (db as unknown as SandboxDb).withSchema(SCHEMA);
}

/** Returns the function that creates the sandbox's tables where they are missing, once. */
export function preparesTables(db: SandboxDb): () => Promise<void> {
  return createTablesOnce(db, SCHEMA, TABLES);
}

const TABLES = [
  `create schema if not exists ${SCHEMA}`,
  `create table if not exists ${SCHEMA}.parcels (
    id integer primary key generated always as identity (start with 1001), gateway text not null, reference text not null,
    awb text unique, pin text not null, is_cod boolean not null, is_cancelled boolean not null default false, pickup_on text,
    answers jsonb not null default '[]', moves jsonb not null default '[]'
  )`,
  `create index if not exists parcels_by_reference on ${SCHEMA}.parcels (gateway, reference)`,
  `create table if not exists ${SCHEMA}.controls (id integer primary key check (id = 1), document jsonb not null)`,
];
