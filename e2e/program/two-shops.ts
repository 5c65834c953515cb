import { Client } from 'pg';
import { type Database, openDatabase } from '#db/open.ts';
import { type DatabaseConnection, openDatabaseConnection } from '#test/database/database-proxy.ts';
import { startTestServer } from '#test/database/database-server.ts';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';

/** A process on a separate database, and others on the same one. */
export type TwoShops = {
  there: Program;
  /** The connection by which it reaches the database. */
  line: DatabaseConnection;
  /** Writes from the test's own process. */
  writer: Database;
  /** Opens another process, which also runs jobs. */
  openAnother: () => Promise<Program>;
  close: () => Promise<void>;
};

export async function openTwoShops(): Promise<TwoShops> {
  const server = await startTestServer();
  const database = `shop_${Date.now()}`;
  const client = new Client(server.address.connection);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const connection = { ...server.address.connection, database };
  const undo: (() => unknown)[] = [server.stop];

  async function open(env: Record<string, string>) {
    const line = await openDatabaseConnection(connection);
    const dataDir = await makeDataDir();
    const shop = await startProgram({ dataDir, env: { DATABASE_URL: line.url, DEMO: 'on', ...env } });
    undo.push(line.close, shop.kill, () => removeDataDir(dataDir));
    return { shop, line };
  }

  async function openWriter() {
    const opened = await openDatabase({ connection, poolSize: 4, statementTimeoutMs: 15_000 });
    undo.push(opened.close);
    return opened;
  }

  const { shop: there, line } = await open({ ROLE: 'web' });
  const writer = await openWriter();
  return {
    there,
    line,
    writer,
    openAnother: async () => (await open({})).shop,
    async close() {
      for (const step of undo.toReversed()) await step();
    },
  };
}
