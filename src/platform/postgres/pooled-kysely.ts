import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { LeasedClient } from './leased-client.ts';
import { NamedStatements } from './named-statements.ts';

export type PooledKyselyOptions = {
  /** Whether sessions keep plans. They must not behind a pooler, which may give each transaction another session. */
  keepsPlans: boolean;
};

/** Kysely on a pool of pipelined sessions, which can also lease one session for statements that are pipelined together. */
export class PooledKysely<DB> extends Kysely<DB> {
  readonly #driver: PoolDriver;

  /** Statements that belong to no transaction run on the driver that `readBy` returns, if it is given. */
  constructor(
    pool: Pool,
    { keepsPlans }: PooledKyselyOptions,
    readBy: (driver: Driver) => Driver = (driver) => driver,
  ) {
    const driver = new PoolDriver(pool, keepsPlans);
    super({ dialect: postgresDialect(readBy(driver)) });
    this.#driver = driver;
  }

  /** Leases a session to `work` and releases it afterwards. */
  async withClient<Result>(work: (client: LeasedClient) => Promise<Result>): Promise<Result> {
    const client = await this.#driver.acquireConnection();
    try {
      return await work(client);
    } finally {
      await client.release();
    }
  }
}

/** Returns Kysely's PostgreSQL dialect with the given driver. */
export function postgresDialect(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class PoolDriver implements Driver {
  readonly #pool: Pool;
  readonly #names: WeakMap<PoolClient, NamedStatements> | undefined;

  constructor(pool: Pool, keepsPlans: boolean) {
    this.#pool = pool;
    this.#names = keepsPlans ? new WeakMap() : undefined;
  }

  async acquireConnection(): Promise<LeasedClient> {
    const client = await this.#pool.connect();
    return new LeasedClient(client, this.#namesOf(client));
  }

  async beginTransaction(client: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode = '' } = settings;
    const isolation = isolationLevel ? `isolation level ${isolationLevel}` : '';
    await (client as LeasedClient).begin(`begin ${isolation} ${accessMode}`.trimEnd());
  }

  commitTransaction = (client: DatabaseConnection) => (client as LeasedClient).commit();
  rollbackTransaction = (client: DatabaseConnection) => (client as LeasedClient).rollback();
  releaseConnection = (client: DatabaseConnection) => (client as LeasedClient).release();

  // The pool belongs to the program that opened it, which also ends it.
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  #namesOf(client: PoolClient): NamedStatements | undefined {
    if (this.#names && !this.#names.has(client)) this.#names.set(client, new NamedStatements());
    return this.#names?.get(client);
  }
}
