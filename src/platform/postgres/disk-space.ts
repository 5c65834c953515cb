import type { Pool } from 'pg';
import { codeOf } from './error-code.ts';

/**
 * PostgreSQL's disk_full, out_of_memory, insufficient_resources, configuration_limit_exceeded and io_error, and the operating system's own
 * codes.
 */
const codes = /^(53[0124]00|58030|ENOSPC|EDQUOT)$/;

/** Returns whether a write failed for lack of space: it may succeed later, when some has been freed. */
export function isOutOfSpace(error: unknown): boolean {
  return codes.test(codeOf(error));
}

// With this little memory the database sorts the distinct values, 400 kB of them, on its disk.
const littleMemory = "set local work_mem = '64kB'";
const spill = 'select count(distinct repeat(md5(n::text), 10)) from generate_series(1, 1250) n';

/** Makes the database write some temporary data. Throws when it does not answer or has no space for that. */
export async function requireRoom(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(littleMemory);
    await client.query(spill);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
