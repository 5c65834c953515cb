import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { PoolClient } from 'pg';
import { traced } from '#platform/tracing/traced.ts';
import { describeStatement } from './describe-statement.ts';
import { type NamedStatements, PLANNED_ONCE } from './named-statements.ts';
import { codeOf } from './error-code.ts';

/**
 * One session of the pool, from its lease to its release. Statements are sent at once, without waiting for the results of earlier ones
 * (`pipeline` of node-postgres); PostgreSQL executes them in that order.
 */
export class LeasedClient implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #names: NamedStatements | undefined;
  #isInTransaction = false;
  #rootCause: unknown;

  /** Without `names` no plan is kept. */
  constructor(client: PoolClient, names: NamedStatements | undefined) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = [...parameters];
    const names = this.#isPlannedOnce(text, values) ? this.#names : undefined;
    try {
      const sent = names ? { name: names.nameOf(text), text, values } : { text, values };
      const { command, rowCount, rows } = await traced(
        () => describeStatement(text),
        () => this.#client.query(sent),
      );
      return { rows: rows ?? [], ...(isWrite.test(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } catch (error) {
      names?.forgetIfStale(text, error);
      if (!isConsequence(error)) this.#rootCause = error;
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed: a pipelined session cannot hold a cursor open');
  }

  /** `statement` begins a transaction, with its settings if there are any. */
  async begin(statement = 'begin'): Promise<void> {
    this.#isInTransaction = true;
    await this.#client.query(statement);
  }

  /** Throws AbortedTransactionError if PostgreSQL rolled back instead, because of a statement that failed before. */
  async commit(): Promise<void> {
    this.#isInTransaction = false;
    const { command } = await traced(
      () => describeStatement('commit'),
      () => this.#client.query('commit'),
    );
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    await this.#client.query('rollback');
  }

  /** Returns the failure of which an error is only the consequence, or the error itself. */
  causeOf(error: unknown): unknown {
    return isConsequence(error) ? (this.#rootCause ?? error) : error;
  }

  /** Deallocates the plans that are not kept, and returns the session to the pool. */
  async release(): Promise<void> {
    const evicted = this.#names?.takeEvicted() ?? [];
    try {
      await Promise.all(evicted.map((name) => this.#client.query(`deallocate ${name}`)));
      this.#client.release(this.#names?.isWornOut);
    } catch {
      this.#client.release(true);
    }
  }

  // Transactions repeat the same few statements; other reads are planned with their values, because for some values another index is
  // better.
  #isPlannedOnce(text: string, values: unknown[]): boolean {
    return values.length > 0 && (this.#isInTransaction || text.includes(PLANNED_ONCE));
  }
}

const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/;

/** Returns whether a statement was refused only because another one of its transaction had failed: in_failed_sql_transaction. */
function isConsequence(error: unknown): boolean {
  return codeOf(error) === '25P02';
}
