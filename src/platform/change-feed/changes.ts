import type { ClientConfig } from 'pg';
import type { Log } from '#platform/log.ts';
import { type ListeningConnection, openListeningConnection } from './listening-connection.ts';

/** `isLost` comes with the tag `*` when the connection was lost: what was current until then may be changed from now on without notice. */
type Listener = (tag: string, isLost?: boolean) => void;

/** Receives, in every process, the cache tags that the database announces as changed: one tag per line of a notification. */
export type Changes = {
  /** Calls the listener with every tag that is announced from now on; returns the function that ends it. */
  subscribe: (listener: Listener) => () => void;
  /** Calls the listener when messages were queued, by any process. */
  onPosted: (listener: () => void) => void;
  /** Returns whether values may be served from memory: false while the listening connection is down or silent. */
  isCurrent: () => boolean;
  /** Resolves when this process has dropped everything that was changed by commits before this call. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

const checkMs = 500;
/** A connection that has not answered for this long counts as down. */
const silenceMs = 2_000;
const retryMs = 250;

/**
 * Listens on a dedicated connection. When it is lost, listeners receive the tag `*` because everything may have changed, and nothing is
 * current until the connection is restored. docs/decisions/082 describes the guarantee.
 */
export async function listenForChanges(connection: ClientConfig, log: Log): Promise<Changes> {
  const listeners = new Set<Listener>();
  const senders = new Set<() => void>();
  let closed = false;
  let current: ListeningConnection | undefined;
  /** The time of the monotonic clock up to which all changes have been received. */
  let heardUpTo = -Infinity;
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;

  await open();
  const checking = setInterval(() => void settle(), checkMs);
  checking.unref();

  async function open(): Promise<void> {
    const asOf = performance.now();
    const next = await openListeningConnection({
      connection,
      timeoutMs: silenceMs,
      hear,
      onEnd: (error) => lose(next, error),
    });
    if (closed) return next.end();
    current = next;
    // Changes made before this connection listened were not announced to it.
    tell('*');
    heardUpTo = asOf;
  }

  function hear(channel: string, payload: string) {
    if (channel === 'haat_changed') for (const tag of payload.split('\n')) tell(tag);
    else for (const send of senders) send();
  }

  function tell(tag: string, isLost = false) {
    for (const listener of listeners) listener(tag, isLost);
  }

  function lose(lost: ListeningConnection, error: Error | undefined) {
    if (current !== lost) return;
    current = undefined;
    tell('*', true);
    if (closed) return;
    log.warn({ error: error?.message }, 'lost the connection that hears of changes');
    void reopen();
  }

  async function reopen(): Promise<void> {
    while (!closed) {
      try {
        return await open();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  // One query runs at a time. Callers that arrive while it runs share the next one, because the running one may have begun before their
  // commit.
  function settle(): Promise<void> {
    waiting ??= running.then(() => {
      waiting = undefined;
      running = catchUp();
      return running;
    });
    return waiting;
  }

  async function catchUp(): Promise<void> {
    const connection = current;
    if (!connection) return;
    const asOf = performance.now();
    try {
      await connection.catchUp();
      heardUpTo = asOf;
    } catch (error) {
      lose(connection, error as Error);
      // A connection that only seems to be open would never end without this.
      void connection.end().catch(() => {});
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onPosted: (listener) => void senders.add(listener),
    isCurrent: () => current !== undefined && performance.now() - heardUpTo < silenceMs,
    settle,
    async close() {
      closed = true;
      // Listeners would only query a database that is being closed.
      listeners.clear();
      senders.clear();
      clearInterval(checking);
      const last = current;
      if (!last) return;
      lose(last, undefined);
      await last.end();
    },
  };
}
