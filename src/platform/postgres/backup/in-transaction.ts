import type { Client } from 'pg';
import type { Connection } from '#platform/postgres/connection.ts';
import { withClient } from './with-client.ts';

/**
 * Runs `work` in one transaction, opened by `begin`, on a dedicated session without timeouts. Throws a sentence when the server cannot be
 * reached; a failure in `work` leaves the database as it was.
 */
export async function inTransaction<T>(
  connection: Connection,
  begin: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  return withClient(connection, async (client) => {
    await client.query(`${begin}; ${settings}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}

const settings = `
  set local timezone to 'UTC';
  set local datestyle to 'ISO';
  set local intervalstyle to 'postgres';
  set local statement_timeout to 0;
  set local lock_timeout to 0;
  set local idle_in_transaction_session_timeout to 0`;
