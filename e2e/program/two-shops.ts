import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { readKeyFile } from '#platform/postgres/secret-key-file.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { type DatabaseConnection, openDatabaseConnection } from '#test/database/database-proxy.ts';
import { throwAwaySettings } from '#test/database/database-server.ts';
import {
  type Program,
  makeDataDir,
  makeDemoDataDir,
  removeDataDir,
  startProgram,
} from '../../test/program.ts';

/** A process that gets the database of a demo shop by DATABASE_URL, and others on the same one. */
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
  const demo = await makeDemoDataDir();
  const { connection, stop } = await startEmbedded({
    dataDir: demo,
    log: () => {},
    settings: throwAwaySettings,
  });
  const undo: (() => unknown)[] = [() => removeDataDir(demo), stop];
  const [SECRET_KEY] = readKeyFile(demo) as [string];

  async function open(env: Record<string, string>) {
    const line = await openDatabaseConnection(connection);
    const dataDir = await makeDataDir();
    const given = { DATABASE_URL: line.url, SECRET_KEY, DEMO: 'on' };
    const shop = await startProgram({ dataDir, env: { ...given, ...env } });
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
