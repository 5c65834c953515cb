import type { ClientConfig } from 'pg';
import type { Log } from '#platform/log.ts';
import { createAsking } from './ask-others.ts';
import { createLease } from './lease.ts';
import { type MemorySession, openMemorySession } from './memory-session.ts';

type Listener = (topic: string) => void;

/** Hears, in every process, what the database announces as changed (`announce()` in the migrations). */
export type Changes = {
  subscribe: (listener: Listener) => void;
  /** Tells that messages were written, in whatever process. */
  onPosted: (listener: () => void) => void;
  /** Whether anybody may be answered from memory: no write that has been answered is missing here. */
  isCurrent: () => boolean;
  /** Resolves when nobody, in any process, is answered with what pages showed before anything that was committed before this call. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

const renewMs = 500;
const againMs = 250;

/**
 * Listens on a connection of its own; when it breaks, everything counts as changed until it is back. Why nobody is served what is old:
 * docs/decisions/037.
 */
export async function listenForChanges(connection: ClientConfig, log: Log): Promise<Changes> {
  const listeners = new Set<Listener>();
  const senders = new Set<() => void>();
  const lease = createLease();
  const others = createAsking(() => session);
  let closed = false;
  let session: MemorySession | undefined;
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;

  await open(undefined);
  const renewing = setInterval(() => void settleHere(), renewMs);
  renewing.unref();

  async function open(replaced: string | undefined): Promise<void> {
    const asOf = lease.now();
    const next = await openMemorySession({ connection, replaced, hear, onEnd });
    session = next;
    others.catchUp();
    // What was read before this session was known to the others may have changed without anybody telling.
    tell('*');
    lease.renew(asOf);
    // Whoever was killed before is waited out now, and not by the first who writes.
    void others.settle();

    function onEnd(error: Error | undefined) {
      lose(next, error);
    }
  }

  function hear(channel: string, payload: string) {
    if (channel === 'haat_changed') tell(payload);
    else if (channel === 'haat_posted') for (const send of senders) send();
    else others.hear(channel, payload);
  }

  function tell(topic: string) {
    if (isSeen(topic)) others.count();
    for (const listener of listeners) listener(topic);
  }

  function lose(which: MemorySession, error: Error | undefined) {
    if (session !== which) return;
    session = undefined;
    lease.end();
    tell('*');
    if (closed) return;
    log.warn({ error: error?.message }, 'lost the connection that hears of changes');
    void reopen(which.name);
  }

  async function reopen(name: string): Promise<void> {
    while (!closed) {
      try {
        return await open(name);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
  }

  // PostgreSQL delivers pending notifications before it answers the listening connection's next query. One runs at a time; whoever
  // comes meanwhile shares the next, because the one under way may have begun before their write.
  function settleHere(): Promise<void> {
    waiting ??= running.then(() => {
      waiting = undefined;
      running = hearAll();
      return running;
    });
    return waiting;
  }

  async function hearAll(): Promise<void> {
    const asked = session;
    if (!asked) return;
    const asOf = lease.now();
    try {
      await asked.query({ text: 'select 1' });
      if (session === asked) lease.renew(asOf);
    } catch (error) {
      // It may only seem to be there: nothing would ever end it.
      lose(asked, error as Error);
      void asked.end().catch(() => {});
    }
  }

  return {
    subscribe: (listener) => void listeners.add(listener),
    onPosted: (listener) => void senders.add(listener),
    isCurrent: lease.isValid,
    async settle() {
      await settleHere();
      await others.settle();
    },
    async close() {
      closed = true;
      // Whoever listened would only ask a database that is being closed.
      listeners.clear();
      senders.clear();
      clearInterval(renewing);
      const last = session;
      if (!last) return;
      lose(last, undefined);
      const text = 'delete from memories where session = $1';
      await last.query({ text, values: [last.name] }).catch(() => {});
      await last.end();
    },
  };
}

/** Whether a page shows it: of a sale that leaves plenty nobody sees anything. */
function isSeen(topic: string): boolean {
  return !topic.startsWith('stock:') && !topic.startsWith('product:');
}
