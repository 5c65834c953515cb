import { createHmac } from 'node:crypto';
import { openDatabase, type Database } from '#db/open.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { readMigrations } from '#db/read-migrations.ts';
import type { Connection } from '#db/connection.ts';
import type { Log } from '#shop/context.ts';
import type { Config } from './config.ts';

export type Store = Database & {
  connection: Connection;
  isEmbedded: boolean;
  /** Whether the database answers, asked anew. */
  isReachable: () => Promise<boolean>;
  /** A secret for a purpose, the same in every process of this shop and kept nowhere in the database. */
  secretFor: (purpose: string) => string;
};

/** Opens the shop's database, embedded or given, and brings it to the newest migration. Throws sentences. */
export async function openStore(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>, log: Log): Promise<Store> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: config.DATA_DIR, log: (sentence) => log.warn({}, sentence) });
  const connection = config.DATABASE_URL ?? embedded!.connection;
  try {
    const database = await openDatabase({
      connection,
      poolSize: 20,
      statementTimeoutMs: 15_000,
      log: (sentence) => log.warn({}, sentence),
    });
    await migrate(database.pool, readMigrations());
    return {
      ...database,
      connection,
      isEmbedded: embedded !== undefined,
      isReachable: () => isReachable(database),
      secretFor: (purpose) => createHmac('sha256', secretOf(connection)).update(purpose).digest('hex'),
      async close() {
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

// A server that hangs is as good as gone; whoever asks cannot wait for it.
const longestWaitMs = 2_000;

function isReachable({ pool }: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, longestWaitMs, false).unref());
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

function secretOf(connection: Connection): string {
  return typeof connection === 'string' ? connection : connection.password;
}

/** The connection as node-postgres and the queue take it. */
export function toClientConfig(connection: Connection) {
  return typeof connection === 'string' ? { connectionString: connection } : connection;
}
