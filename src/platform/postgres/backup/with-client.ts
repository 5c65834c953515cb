import { Client } from 'pg';
import { type Connection, connectionFailure, toClientConfig } from '#platform/postgres/connection.ts';

/** Runs `work` on a session that is opened for it alone. Throws a sentence when the server cannot be reached. */
export async function withClient<Result>(
  connection: Connection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...toClientConfig(connection), application_name: 'haat backup' });
  // If the server ends in between, the next statement reports it.
  client.on('error', () => {});
  try {
    await client.connect().catch((error: unknown) => {
      throw connectionFailure(error, connection);
    });
    return await work(client);
  } finally {
    await client.end();
  }
}
