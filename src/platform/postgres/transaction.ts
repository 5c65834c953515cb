import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely } from 'kysely';
import type { LeasedClient } from './leased-client.ts';
import { PooledKysely, postgresDialect } from './pooled-kysely.ts';

export type WithCommit = (statement: CompiledQuery) => void;
export type Work<DB, Result> = (db: Kysely<DB>, withCommit: WithCommit) => Promise<Result>;

/**
 * Runs `work` in one transaction. Statements that `work` starts without waiting for each other are pipelined and executed in the order in
 * which they were started; begin is sent ahead of the first. Statements given to `withCommit` are sent last, together with the commit.
 * Throws the failure that came first, and AbortedTransactionError if `work` caught it and went on.
 */
export async function transact<DB, Result>(db: Kysely<DB>, work: Work<DB, Result>): Promise<Result> {
  if (!(db instanceof PooledKysely))
    throw new Error('a transaction begins on the pool, not in another transaction');
  return (db as PooledKysely<DB>).withClient(async (client) => {
    const driver = new LeaseDriver(client);
    const last: CompiledQuery[] = [];
    try {
      const trx = await openKysely<DB>(driver);
      const begun = client.begin();
      const [result] = await Promise.all([work(trx, (statement) => void last.push(statement)), begun]);
      driver.close();
      await commit(client, last);
      return result;
    } catch (error) {
      driver.close();
      // PostgreSQL has rolled back automatically if the session is lost.
      await client.rollback().catch(() => {});
      throw client.causeOf(error);
    }
  });
}

/** Runs reads on one session without a transaction, so that those started together are pipelined. */
export async function onOneSession<DB, Result>(
  db: Kysely<DB>,
  work: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  // Inside a transaction every statement is on one session already.
  if (!(db instanceof PooledKysely)) return work(db);
  return (db as PooledKysely<DB>).withClient(async (client) => {
    const driver = new LeaseDriver(client);
    return work(await openKysely<DB>(driver)).finally(() => driver.close());
  });
}

/** Waits until Kysely has initialised its driver: statements started before that could overtake each other. */
async function openKysely<DB>(driver: Driver): Promise<Kysely<DB>> {
  const db = new Kysely<DB>({ dialect: postgresDialect(driver) });
  await db.connection().execute(async () => {});
  return db;
}

async function commit(client: LeasedClient, last: CompiledQuery[]): Promise<void> {
  const sent = [...last.map((query) => client.executeQuery(query)), client.commit()];
  const outcomes = await Promise.allSettled(sent);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Kysely's driver on one leased session, which answers every statement until the lease is closed. */
class LeaseDriver implements Driver {
  readonly #connection: DatabaseConnection;
  #isOpen = true;

  constructor(client: LeasedClient) {
    this.#connection = {
      executeQuery: async (query) => {
        if (!this.#isOpen) throw new Error('this transaction is over');
        return client.executeQuery(query);
      },
      streamQuery: () => client.streamQuery(),
    };
  }

  /** Refuses further statements from code that still works on the transaction: the session may soon be leased to others. */
  close(): void {
    this.#isOpen = false;
  }

  acquireConnection = async () => this.#connection;
  beginTransaction = refuseTransaction;
  commitTransaction = refuseTransaction;
  rollbackTransaction = refuseTransaction;
  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

async function refuseTransaction(): Promise<never> {
  throw new Error('a leased session begins no transaction: use transact');
}
