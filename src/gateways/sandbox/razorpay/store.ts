import type { Generated, Kysely } from 'kysely';
import { createTablesOnce } from '../create-tables.ts';
import type {
  CapturePlan,
  Order,
  Payment,
  PaymentLink,
  Refund,
  SettledItem,
  Settlement,
} from './entities.ts';
import type { Controls } from './faults.ts';

// The gateway's own record of money. It has its own schema, so that it survives a killed shop and nothing of the shop can be joined
// with it by accident.
export type SandboxTables = {
  orders: {
    id: string;
    receipt: string | null;
    sequence: Generated<number>;
    document: Order;
    plan: CapturePlan;
  };
  payments: {
    id: string;
    order_id: string;
    sequence: Generated<number>;
    document: Payment;
    is_quiet: boolean;
    copies: number;
  };
  refunds: {
    id: string;
    payment_id: string;
    idempotency_key: string | null;
    request: string;
    sequence: Generated<number>;
    document: Refund;
  };
  payment_links: { id: string; reference_id: string; sequence: Generated<number>; document: PaymentLink };
  settlements: { id: string; sequence: Generated<number>; document: Settlement };
  settled_items: { entity_id: string; sequence: Generated<number>; document: SettledItem };
  later: {
    id: Generated<number>;
    step: 'settle' | 'process_refund' | 'fail_refund';
    entity_id: string;
    due_at: Date;
  };
  deliveries: {
    event_id: string;
    event: string;
    body: string;
    copies: number;
    created_at: Date;
    due_at: Date;
    attempts: number;
    done_at: Date | null;
  };
  controls: { id: 1; document: Controls };
};

export type SandboxDb = Kysely<SandboxTables>;

const SCHEMA = 'sandbox_razorpay';

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
  `create table if not exists ${SCHEMA}.orders (
    id text primary key, receipt text, sequence bigint generated always as identity,
    document jsonb not null, plan jsonb not null
  )`,
  `create index if not exists orders_by_receipt on ${SCHEMA}.orders (receipt)`,
  `create table if not exists ${SCHEMA}.payments (
    id text primary key, order_id text not null references ${SCHEMA}.orders,
    sequence bigint generated always as identity, document jsonb not null,
    is_quiet boolean not null, copies integer not null
  )`,
  `create index if not exists payments_by_order on ${SCHEMA}.payments (order_id, sequence)`,
  `create table if not exists ${SCHEMA}.refunds (
    id text primary key, payment_id text not null references ${SCHEMA}.payments,
    idempotency_key text unique, request text not null,
    sequence bigint generated always as identity, document jsonb not null
  )`,
  `create index if not exists refunds_by_payment on ${SCHEMA}.refunds (payment_id, sequence)`,
  `create table if not exists ${SCHEMA}.payment_links (
    id text primary key, reference_id text not null unique, sequence bigint generated always as identity,
    document jsonb not null
  )`,
  `create table if not exists ${SCHEMA}.settlements (
    id text primary key, sequence bigint generated always as identity, document jsonb not null
  )`,
  `create table if not exists ${SCHEMA}.settled_items (
    entity_id text primary key, sequence bigint generated always as identity, document jsonb not null
  )`,
  `create table if not exists ${SCHEMA}.later (
    id bigint generated always as identity primary key, step text not null, entity_id text not null,
    due_at timestamptz not null
  )`,
  `create table if not exists ${SCHEMA}.deliveries (
    event_id text primary key, event text not null, body text not null, copies integer not null,
    created_at timestamptz not null, due_at timestamptz not null, attempts integer not null, done_at timestamptz
  )`,
  `create index if not exists deliveries_due on ${SCHEMA}.deliveries (due_at) where done_at is null`,
  `create table if not exists ${SCHEMA}.controls (id integer primary key check (id = 1), document jsonb not null)`,
];
