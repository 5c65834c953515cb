import { Client } from 'pg';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';

/** Works on the embedded database of a shop: starts it if the shop is closed, and stops it again. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { connection, stop } = await startEmbedded({ dataDir, log: () => {} });
  const client = new Client(connection);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await stop();
  }
}
