import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  type Kysely,
  PostgresDialect,
  Transaction,
} from 'kysely';
import type { DB } from '#db/schema.ts';

export type WithCommit = (statement: CompiledQuery) => void;
export type Work<Result> = (db: Transaction<DB>, withCommit: WithCommit) => Promise<Result>;

/**
 * Runs `work` in one transaction, whose statements need not wait for each other: what is asked in one breath travels together and is
 * executed in that order, and begin goes along with the first. What `withCommit` is given goes last, together with the commit.
 */
export function transact<Result>(db: Kysely<DB>, work: Work<Result>): Promise<Result> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const line = openLine(connection);
    const last: CompiledQuery[] = [];
    try {
      const begun = line.say('begin');
      const trx = new Transaction<DB>({ ...unused, executor: executor.withConnectionProvider(line) });
      const [result] = await Promise.all([work(trx, (statement) => void last.push(statement)), begun]);
      await line.commit(last);
      return result;
    } catch (error) {
      line.close();
      // A session that is gone has rolled back by itself.
      await line.say('rollback').catch(() => {});
      throw line.causeOf(error);
    }
  });
}

/** Reads that need not wait for each other, in one breath and on one session, without a transaction. */
export function onOneSession<Result>(
  db: Kysely<DB>,
  work: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const line = openLine(connection);
    const session = new Transaction<DB>({ ...unused, executor: executor.withConnectionProvider(line) });
    return work(session).finally(line.close);
  });
}

// What a Kysely of its own is made of; a transaction asks only its executor.
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('a transaction has its session')),
});
const unused = { config: { dialect }, dialect, driver: new DummyDriver() };

type Line = ConnectionProvider & {
  say: (words: string) => ReturnType<DatabaseConnection['executeQuery']>;
  commit: (last: CompiledQuery[]) => Promise<void>;
  /** From now on nothing is sent any more by whoever still works on the transaction. */
  close: () => void;
  /** Why a statement was refused because another had failed before: that other's error. */
  causeOf: (error: unknown) => unknown;
};

/** A session for one transaction: asked again before it has answered, it answers in turn. */
function openLine(connection: DatabaseConnection): Line {
  let isOpen = true;
  let root: unknown;
  const noting: DatabaseConnection = {
    streamQuery: (...asked) => connection.streamQuery(...asked),
    async executeQuery(query, options) {
      try {
        return await connection.executeQuery(query, options);
      } catch (error) {
        if (!isConsequence(error)) root = error;
        throw error;
      }
    },
  };
  const say: Line['say'] = (words) => connection.executeQuery(CompiledQuery.raw(words));
  return {
    async provideConnection(consumer) {
      if (!isOpen) throw new Error('this transaction is over');
      return consumer(noting);
    },
    say,
    async commit(last) {
      isOpen = false;
      const outcomes = await Promise.allSettled([
        ...last.map((query) => noting.executeQuery(query)),
        say('commit'),
      ]);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
      refuseRollback(outcomes.at(-1));
    },
    close: () => void (isOpen = false),
    causeOf: (error) => (isConsequence(error) ? (root ?? error) : error),
  };
}

/** PostgreSQL's in_failed_sql_transaction. */
function isConsequence(error: unknown): boolean {
  return (error as { code?: unknown }).code === '25P02';
}

/** A commit after a statement that failed and was not taken back rolls back, and says so only in its answer. */
function refuseRollback(committed: unknown): void {
  const { value } = committed as { value: { rows: { command?: string }[] } };
  if (value.rows[0]?.command === 'ROLLBACK') throw new Error('the transaction was rolled back by its commit');
}
