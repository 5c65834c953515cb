import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#db/open.ts';
import type { DB } from '#db/schema.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import type { Log } from '#platform/log.ts';
import { isDatabaseGone } from '#platform/postgres/connection.ts';
import { followReplica, readClusterId } from '#platform/postgres/replica/follow-replica.ts';
import { ReadingKysely } from '#platform/postgres/replica/reading-kysely.ts';

/** The database for reads that may be a moment old, and its state. */
export type Reads = {
  db: Kysely<DB>;
  /** Notes that this process has written something. */
  noteWrite: () => void;
  /** Returns the seconds by which the replica is behind; undefined without a replica. */
  lagSeconds: () => number | undefined;
  /** Returns how many statements the primary and the replica have each answered. */
  count: () => { replica: number; primary: number };
  close: () => Promise<void>;
};
type Parts = {
  primary: Pick<Database, 'db' | 'pool'>;
  changes: Pick<Changes, 'subscribe' | 'isCurrent'>;
  log: Log;
  /** The address of a replica; without it the primary answers everything. */
  url?: string | undefined;
};

/**
 * Opens the replica of DATABASE_READ_URL. While the replica is away, the primary answers. Throws a sentence when it is not a replica of the
 * primary.
 */
export async function openReads({ primary, changes, log, url }: Parts): Promise<Reads> {
  const counts = { replica: 0, primary: 0 };
  if (!url) {
    const nothing = () => undefined;
    return {
      db: primary.db,
      noteWrite: nothing,
      lagSeconds: nothing,
      count: () => ({ ...counts }),
      close: async () => {},
    };
  }
  const replica = await openReplica(url, log);
  await refuseStranger(primary, replica).catch(async (error: unknown) => {
    await replica.close();
    throw error;
  });
  const follow = followReplica({ primary: primary.pool, replica: replica.pool, onTurn: tell });
  const stopListening = changes.subscribe(follow.noteChange);
  const db = new ReadingKysely<DB>({
    primary: primary.pool,
    replica: replica.pool,
    // While notifications may be missed, it is unknown which changes the replica would have to show.
    follow: { ...follow, isCaughtUp: () => changes.isCurrent() && follow.isCaughtUp() },
    onRead: (from) => void (counts[from] += 1),
  });

  function tell(isUsable: boolean, reason = 'it is behind') {
    if (isUsable) log.info({}, 'the replica is in use again');
    else log.warn({ reason }, 'the replica cannot be used: the primary answers everything');
  }

  return {
    db,
    noteWrite: follow.noteChange,
    lagSeconds: follow.lagSeconds,
    count: () => ({ ...counts }),
    async close() {
      stopListening();
      await follow.close();
      await replica.close();
    },
  };
}

function openReplica(connection: string, log: Log): Promise<Database> {
  return openDatabase({
    connection,
    variable: 'DATABASE_READ_URL',
    poolSize: 20,
    statementTimeoutMs: 15_000,
    connectTimeoutMs: 1_000,
    mayBeAway: true,
    log: (sentence) => log.warn({}, `replica: ${sentence}`),
  });
}

async function refuseStranger(primary: Pick<Database, 'pool'>, replica: Database): Promise<void> {
  const own = await readClusterId(primary.pool);
  const other = await readClusterId(replica.pool).catch((error: unknown) => {
    if (isDatabaseGone(error)) return own;
    throw error;
  });
  if (own !== other)
    throw new Error(
      'DATABASE_READ_URL points to a server that is not a replica of the one at DATABASE_URL: orders would not appear there',
    );
}
