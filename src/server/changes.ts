import { Client, type ClientConfig } from 'pg';
import type { Log } from '#shop/context.ts';

type Listener = (topic: string) => void;

/** Hears, in every process, what the database announces as changed (`announce()` in the migrations). */
export type Changes = {
  subscribe: (listener: Listener) => void;
  /** Resolves when everything committed before this call has been heard here. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

/** Listens on a connection of its own; when it breaks, everything counts as changed until it is back. */
export async function listenForChanges(connection: ClientConfig, log: Log): Promise<Changes> {
  const listeners = new Set<Listener>();
  let closed = false;
  let client = await connect();
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;

  async function connect(): Promise<Client> {
    const next = new Client(connection);
    next.on('notification', ({ payload }) => tell(payload ?? '*'));
    next.on('error', (error) =>
      log.warn({ error: error.message }, 'lost the connection that hears of changes'),
    );
    next.on('end', () => void reconnect());
    await next.connect();
    await next.query('listen haat_changed');
    return next;
  }

  function tell(topic: string) {
    for (const listener of listeners) listener(topic);
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      tell('*');
      try {
        client = await connect();
        tell('*');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  // PostgreSQL delivers pending notifications before it answers the listening connection's next query. One runs at a time; whoever
  // comes meanwhile shares the next, because the one under way may have begun before their write.
  function settle(): Promise<void> {
    waiting ??= running.then(() => {
      waiting = undefined;
      running = hear();
      return running;
    });
    return waiting;
  }

  async function hear(): Promise<void> {
    await client.query('select 1').catch(() => tell('*'));
  }

  return {
    subscribe: (listener) => void listeners.add(listener),
    settle,
    async close() {
      closed = true;
      await client.end();
    },
  };
}
