import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

/** Longer than any lease: who was silent for so long does not answer from memory, whatever became of it. */
export const silenceMs = 2_500;

/** A connection that hears what the database tells, under a name by which the other processes know it. */
export type MemorySession = {
  name: string;
  query: <Row>(statement: Statement) => Promise<Row[]>;
  end: () => Promise<void>;
};
/** One with a name is planned once for the session. */
export type Statement = { text: string; values?: unknown[]; name?: string };
type Opening = {
  connection: ClientConfig;
  /** The session that it takes the place of: its lease is over. */
  replaced: string | undefined;
  hear: (channel: string, payload: string) => void;
  /** Said once, when it broke. */
  onEnd: (error: Error | undefined) => void;
};

/**
 * Listens first and is known to the others then, so that whoever finds its name is heard by it. What was committed before it was known
 * has perhaps not been heard.
 */
export async function openMemorySession(opening: Opening): Promise<MemorySession> {
  const { connection, replaced, hear, onEnd } = opening;
  const name = `haat memory ${randomBytes(9).toString('base64url')}`;
  const client = new Client({ ...connection, query_timeout: silenceMs, keepAlive: true });
  let failure: Error | undefined;
  let isOpen = false;
  client.on('notification', ({ channel, payload = '' }) => hear(channel, payload));
  client.on('error', (error) => (failure = error));
  client.on('end', () => isOpen && onEnd(failure));
  try {
    await client.connect();
    await client.query("select set_config('application_name', $1, false)", [name]);
    for (const channel of ['haat_changed', 'haat_posted', 'haat_asked', 'haat_heard'])
      await client.query(`listen ${channel}`);
    await client.query(
      'with gone as (delete from memories where session = $2) insert into memories (session) values ($1)',
      [name, replaced],
    );
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
  isOpen = true;
  // One at a time, as the driver wants it.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work, work);
    last = next;
    return next;
  }
  return {
    name,
    query: (statement) => inTurn(async () => (await client.query(statement)).rows),
    end: () => client.end(),
  };
}
