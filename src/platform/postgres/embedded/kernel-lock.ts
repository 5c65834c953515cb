import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

// SQLite's file locks are the operating system's own: they are released when the process that holds them dies, however it dies, so no lock
// file is ever stale and no process number has to be checked. Node itself offers no such lock. The files stay empty; only their locks are
// used.

export type Hold = { release: () => void };

/** Waits until no other process holds `file`, then locks it; throws after `timeoutMs`. */
export async function waitForExclusive(file: string, timeoutMs: number): Promise<Hold> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const hold = tryExclusive(file);
    if (hold) return hold;
    if (Date.now() > deadline) throw new Error(`${file} has been locked by another process for too long`);
    await sleep(20);
  }
}

/** Locks `file` exclusively, or returns undefined when another process holds it. */
export function tryExclusive(file: string): Hold | undefined {
  return take(file, 'begin exclusive');
}

/** Locks `file` together with any number of other processes; throws when one of them holds it exclusively. */
export function holdShared(file: string): Hold {
  const hold = take(file, 'begin; select count(*) from sqlite_master');
  if (!hold) throw new Error(`${file} is locked by another process`);
  return hold;
}

function take(file: string, statements: string): Hold | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(statements);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
