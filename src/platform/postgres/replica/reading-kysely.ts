import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { Pool } from 'pg';
import { isDatabaseGone } from '../connection.ts';
import { LeasedClient } from '../leased-client.ts';
import { PooledKysely } from '../pooled-kysely.ts';
import type { Replica } from './follow-replica.ts';
import { codeOf } from '../error-code.ts';

type Reading = {
  primary: Pool;
  replica: Pool;
  follow: Pick<Replica, 'isCaughtUp' | 'noteFailure' | 'onAway'>;
  /** Called with the place at which a statement was answered. */
  onRead?: (from: 'replica' | 'primary') => void;
};

/**
 * Kysely for reads that may be a moment old. A statement goes to the replica when the replica has all known changes, otherwise to the
 * primary; it also goes to the primary when the replica fails to answer it. Transactions and leased sessions always use the primary.
 */
export class ReadingKysely<DB> extends PooledKysely<DB> {
  constructor(reading: Reading) {
    super(reading.primary, { keepsPlans: false }, (primary) => new ReadingDriver(reading, primary));
  }
}

/** A session of the primary is leased to it for the time of a transaction. */
type ReadingConnection = DatabaseConnection & { leased?: DatabaseConnection };

class ReadingDriver implements Driver {
  readonly #reading: Reading;
  readonly #primary: Driver;

  constructor(reading: Reading, primary: Driver) {
    this.#reading = reading;
    this.#primary = primary;
  }

  acquireConnection = async (): Promise<ReadingConnection> => {
    const connection: ReadingConnection = {
      executeQuery: (query) =>
        connection.leased ? connection.leased.executeQuery(query) : this.#read(query),
      // oxlint-disable-next-line require-yield
      async *streamQuery() {
        throw new Error('rows are not streamed: a pipelined session cannot hold a cursor open');
      },
    };
    return connection;
  };

  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { follow, onRead = () => {} } = this.#reading;
    if (await follow.isCaughtUp()) {
      const result = await this.#readReplica<Row>(query);
      if (result) {
        onRead('replica');
        return result;
      }
    }
    const client = await this.#primary.acquireConnection();
    try {
      onRead('primary');
      return await client.executeQuery<Row>(query);
    } finally {
      await this.#primary.releaseConnection(client);
    }
  }

  /** Returns undefined when the replica could not answer. Throws the failure of a statement that fails on either server. */
  async #readReplica<Row>(query: CompiledQuery): Promise<QueryResult<Row> | undefined> {
    const { follow, replica } = this.#reading;
    let forget = () => {};
    const lost = new Promise<undefined>((resolve) => {
      forget = follow.onAway(() => resolve(undefined));
    });
    const answer = (async () => {
      const client = new LeasedClient(await replica.connect(), undefined);
      return client.executeQuery<Row>(query).finally(() => client.release());
    })();
    try {
      return await Promise.race([answer, lost]);
    } catch (error) {
      if (isDatabaseGone(error)) follow.noteFailure((error as Error).message);
      else if (!onReplicasOnly.has(codeOf(error))) throw error;
      return undefined;
    } finally {
      forget();
      // The answer may still come, but no caller waits for it any more.
      answer.catch(() => {});
    }
  }

  async beginTransaction(connection: ReadingConnection, settings: TransactionSettings): Promise<void> {
    connection.leased = await this.#primary.acquireConnection();
    await this.#primary.beginTransaction(connection.leased, settings);
  }

  commitTransaction = ({ leased }: ReadingConnection) => this.#primary.commitTransaction(leased!);
  rollbackTransaction = ({ leased }: ReadingConnection) => this.#primary.rollbackTransaction(leased!);

  async releaseConnection({ leased }: ReadingConnection): Promise<void> {
    if (leased) await this.#primary.releaseConnection(leased);
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** The refusals that only a replica gives: a conflict with the changes being replayed, and a write. */
const onReplicasOnly = new Set<unknown>(['40001', '40P01', '25006']);
