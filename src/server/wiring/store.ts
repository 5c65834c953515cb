import { openDatabase, type Database } from '#db/open.ts';
import { requireRoom } from '#platform/postgres/disk-space.ts';
import { hasDatabase } from '#platform/postgres/embedded/home.ts';
import { type Embedded, startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { refusePooler } from '#platform/postgres/refuse-pooler.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { type MigrationPlan, planMigrations } from '#platform/postgres/plan-migrations.ts';
import { readMigrations } from '#db/read-migrations.ts';
import type { Connection } from '#platform/postgres/connection.ts';
import { IS_SMALL_SERVER } from '#platform/small-server.ts';
import { readKeyFile } from '#platform/postgres/secret-key-file.ts';
import type { Log } from '#platform/log.ts';
import type { Config } from '#server/config.ts';
import { acceptSecretKey, checkSecretKey } from '#server/security/check-secret-key.ts';
import { type SecretsFor, deriveSecrets } from '#server/security/secret-keys.ts';

/**
 * Each session of an embedded database takes about three megabytes of the same server, and more sessions than this are no faster on one
 * core.
 */
const MOST_SESSIONS = IS_SMALL_SERVER ? 6 : 20;

export type Store = Database & {
  /** The connection for work that needs its own session: notifications, jobs, migrations and dumps. It bypasses a pooler. */
  sessions: Connection;
  isEmbedded: boolean;
  /** Queries whether the database answers and has room to write. */
  isReachable: () => Promise<boolean>;
  /** Returns the secrets for a purpose: the same in every process of this shop, and stored nowhere in the database. */
  secretsFor: SecretsFor;
};

type Where = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'SECRET_KEY'> &
  Partial<Pick<Config, 'DATABASE_SESSION_URL'>>;

export type Opening = {
  /** Whether a shop may be created if none exists yet: `npm start` may create one, tools need an existing one. */
  mayCreate?: boolean;
  /** Whether the configured key replaces a lost one. Otherwise a key that is not the shop's is refused. */
  acceptKey?: boolean;
};

/**
 * Opens the shop's database, embedded or named by DATABASE_URL, and migrates it to the newest version. Throws errors whose messages are
 * sentences.
 */
export async function openStore(
  config: Where,
  log: Log,
  { mayCreate = true, acceptKey = false }: Opening = {},
): Promise<Store> {
  const ranBefore = hasDatabase(config.DATA_DIR);
  if (!mayCreate && !config.DATABASE_URL && !ranBefore) throw noShop(config);
  const embedded = await startOwn(config, log);
  let pool: Database | undefined;
  const close = async () => {
    await pool?.close();
    await embedded?.stop();
  };
  const connection = config.DATABASE_URL ?? embedded!.connection;
  const sessions = sessionsOf(config) ?? connection;
  try {
    const given = config.SECRET_KEY ?? [];
    // Before it had a secret key, a shop derived its secrets from the password of the embedded database.
    const older = ranBefore ? embedded?.connection.password : undefined;
    const keys = embedded ? [...given, ...readKeyFile(config.DATA_DIR, older)] : given;
    const secretsFor = deriveSecrets(keys);
    const database = (pool = await openPool(connection, log));
    if (config.DATABASE_URL && !config.DATABASE_SESSION_URL) await refusePooler(database.pool);
    if (!mayCreate) await requireMigrations(database, config);
    await migrateBy(sessions, config, log);
    await (acceptKey ? acceptSecretKey : checkSecretKey)(database.db, secretsFor);
    let asked: Promise<boolean> | undefined;
    return {
      ...database,
      sessions,
      isEmbedded: embedded !== undefined,
      // Concurrent callers share one query.
      isReachable: () => (asked ??= isReachable(database).finally(() => (asked = undefined))),
      secretsFor,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns which migrations a start of this program would apply to the shop's database, without changing it. */
export async function planStoreMigrations(config: Where, log: Log): Promise<MigrationPlan> {
  if (!config.DATABASE_URL && !hasDatabase(config.DATA_DIR)) throw noShop(config);
  const embedded = await startOwn(config, log);
  try {
    const database = await openPool(config.DATABASE_URL ?? embedded!.connection, log);
    try {
      await requireMigrations(database, config);
      return await planMigrations(database.pool, readMigrations());
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Starts the embedded server unless DATABASE_URL names another. */
async function startOwn({ DATABASE_URL, DATA_DIR: dataDir }: Where, log: Log): Promise<Embedded | undefined> {
  return DATABASE_URL ? undefined : startEmbedded({ dataDir, log: (sentence) => log.warn({}, sentence) });
}

/** Returns the address that bypasses the pooler, if one is given. */
function sessionsOf({ DATABASE_URL, DATABASE_SESSION_URL }: Where): string | undefined {
  return DATABASE_URL && DATABASE_SESSION_URL;
}

async function migrateBy(connection: Connection, config: Where, log: Log): Promise<void> {
  const database = await openPool(connection, log, sessionsOf(config) && 'DATABASE_SESSION_URL');
  await migrate(database.pool, readMigrations()).finally(database.close);
}

function openPool(connection: Connection, log: Log, variable?: string): Promise<Database> {
  return openDatabase({
    connection,
    ...(variable && { variable }),
    poolSize: MOST_SESSIONS,
    statementTimeoutMs: 15_000,
    log: (sentence) => log.warn({}, sentence),
  });
}

/** Throws unless the database contains a shop: a shop has recorded its migrations there. */
async function requireMigrations(database: Database, config: Where): Promise<void> {
  const { rows } = await database.pool.query<{ has: boolean }>(
    "select to_regclass('migrations') is not null as has",
  );
  if (!rows[0]?.has) throw noShop(config);
}

function noShop({ DATA_DIR, DATABASE_URL }: Where): Error {
  return new Error(
    DATABASE_URL
      ? 'there is no shop in the database at DATABASE_URL: set it to the database of the shop, or begin one with npm start'
      : `there is no shop in ${DATA_DIR}: set DATA_DIR to the folder of the shop, or begin one with npm start`,
  );
}

// A server that hangs counts as unreachable, because callers cannot wait for it.
const longestWaitMs = 2_000;

function isReachable({ pool }: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, longestWaitMs, false).unref());
  const answer = requireRoom(pool).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}
