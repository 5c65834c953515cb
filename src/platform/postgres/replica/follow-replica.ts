import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Tells whether a replica may be read: whether it has replayed every change that this process knows of. */
export type Replica = {
  /** Notes that a commit before this call changed something on the primary. */
  noteChange: () => void;
  /** Notes that the replica could not be reached or refused a read. */
  noteFailure: (reason: string) => void;
  /** Calls the listener when the replica is found to be away; returns the function that ends it. */
  onAway: (listener: () => void) => () => void;
  /**
   * Returns whether the replica has replayed all changes that were noted before the call. Waits for it briefly; while the replica is away
   * or behind, returns false immediately.
   */
  isCaughtUp: () => boolean | Promise<boolean>;
  /** Returns the seconds since the replica was last known to have everything that the primary had. */
  lagSeconds: () => number;
  close: () => Promise<void>;
};
type Following = {
  primary: Pick<Pool, 'query'>;
  replica: Pick<Pool, 'query'>;
  onTurn?: (isUsable: boolean, reason?: string) => void;
  /** A replica that has been behind for longer than this is not read. */
  longestLagMs?: number;
  /** A read waits no longer than this for the replica, then goes to the primary. */
  waitTimeoutMs?: number;
};

const checkMs = 500;

/**
 * Follows how far the replica has replayed. A position in the primary's log that was read after a change comes after that change, so a
 * replica that has replayed this position shows it. docs/decisions/158 describes the guarantee.
 */
export function followReplica({
  primary,
  replica,
  onTurn = () => {},
  longestLagMs = 2_000,
  waitTimeoutMs = 50,
}: Following): Replica {
  /** The number of the latest change that was noted, and of the latest that the replica has replayed. */
  let noted = 1;
  let replayed = 0;
  /** The time of the monotonic clock at which the replica last lacked nothing that the primary had. */
  let completeAt = -Infinity;
  let isAway = true;
  const listeners = new Set<() => void>();
  /** Whether a read waited in vain: later reads do not wait until the replica has caught up. */
  let isSlow = false;
  let wasUsable: boolean | undefined;
  let isClosed = false;
  let running: Promise<void> | undefined;

  const checking = setInterval(() => void follow(), checkMs);
  checking.unref();
  void follow();

  function follow(): Promise<void> {
    return (running ??= catchUp().finally(() => (running = undefined)));
  }

  async function catchUp(): Promise<void> {
    try {
      await replayNoted();
      tellTurn();
    } catch (error) {
      leave((error as Error).message);
    }
  }

  /** Resolves when the replica has replayed all that was noted before the call. */
  async function replayNoted(): Promise<void> {
    const upTo = noted;
    const asOf = performance.now();
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
    );
    for (let pauseMs = 1; !isClosed; pauseMs = Math.min(pauseMs * 2, 20)) {
      if (await withinLimit(hasReplayed(replica, rows[0]!.position))) break;
      if (lagMs() > longestLagMs) tellTurn();
      await sleep(pauseMs);
    }
    isAway = false;
    isSlow = false;
    replayed = upTo;
    completeAt = asOf;
  }

  /** Throws when the replica does not answer: a machine that is cut off from the network answers nothing, not even with a refusal. */
  async function withinLimit<Value>(answer: Promise<Value>): Promise<Value> {
    const late = sleep(longestLagMs, undefined, { ref: false }).then(() => {
      throw new Error('the replica does not answer');
    });
    return Promise.race([answer, late]);
  }

  function leave(reason?: string) {
    isAway = true;
    for (const listener of listeners) listener();
    tellTurn(reason);
  }

  const lagMs = () => performance.now() - completeAt;
  const isUsable = () => !isAway && lagMs() < longestLagMs;

  function tellTurn(reason?: string) {
    if (isClosed || isUsable() === wasUsable) return;
    wasUsable = isUsable();
    onTurn(wasUsable, reason);
  }

  async function wait(): Promise<boolean> {
    const wanted = noted;
    const until = performance.now() + waitTimeoutMs;
    const leftMs = () => until - performance.now();
    while (replayed < wanted && !isAway && leftMs() > 0)
      await Promise.race([follow(), sleep(leftMs(), undefined, { ref: false })]);
    isSlow ||= replayed < wanted;
    return replayed >= wanted && isUsable();
  }

  return {
    noteChange: () => void (noted += 1),
    noteFailure: leave,
    onAway(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isCaughtUp() {
      if (isSlow || !isUsable()) return false;
      return replayed >= noted || wait();
    },
    lagSeconds: () => lagMs() / 1000,
    async close() {
      isClosed = true;
      clearInterval(checking);
      await running;
    },
  };
}

/** Returns whether the server has replayed a position. A replica that has been promoted replays nothing: it writes. */
async function hasReplayed(replica: Pick<Pool, 'query'>, position: string): Promise<boolean> {
  const { rows } = await replica.query<{ has: boolean }>(
    `select coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end >= $1::pg_lsn, false) as has`,
    [position],
  );
  return rows[0]!.has;
}

/** Returns the number that distinguishes a server and its replicas from all others. */
export async function readClusterId(pool: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  );
  return rows[0]!.id;
}
