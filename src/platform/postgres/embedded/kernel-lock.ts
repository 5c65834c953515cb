import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

// SQLite's file locks are the operating system's own: they vanish with the process that holds them, however it
// dies, so no lock file is ever stale and no process number has to be guessed. Node itself offers no such lock.
// The files stay empty; only their locks are used.

export type Hold = { release: () => void };

/** Waits until nobody else holds `file`; throws after `timeoutMs`. */
export async function waitForExclusive(file: string, timeoutMs: number): Promise<Hold> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const hold = tryExclusive(file);
    if (hold) return hold;
    if (Date.now() > deadline) throw new Error(`${file} has been locked by another process for too long`);
    await sleep(20);
  }
}

/** Holds `file` alone, or gives nothing when anybody else holds it. */
export function tryExclusive(file: string): Hold | undefined {
  return take(file, 'begin exclusive');
}

/** Holds `file` together with any number of others; throws when somebody holds it alone. */
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
