import { Client, type ClientConfig } from 'pg';

/** A dedicated connection that receives the database's notifications. */
export type ListeningConnection = {
  /** Resolves when all notifications of commits before the call have been passed to `hear`. */
  catchUp: () => Promise<void>;
  end: () => Promise<void>;
};
type Opening = {
  connection: ClientConfig;
  /** A query that is not answered within this time fails. */
  timeoutMs: number;
  hear: (channel: string, payload: string) => void;
  /** Called once, when the connection has ended. */
  onEnd: (error: Error | undefined) => void;
};

const connectTimeoutMs = 10_000;

/** Connects and listens on `haat_changed` and `haat_posted`. Rejects when the database cannot be reached. */
export async function openListeningConnection(opening: Opening): Promise<ListeningConnection> {
  const { connection, timeoutMs, hear, onEnd } = opening;
  const client = new Client({
    ...connection,
    application_name: 'haat change feed',
    query_timeout: timeoutMs,
    // A machine that is gone may leave an attempt unanswered for minutes.
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  let failure: Error | undefined;
  let isOpen = false;
  client.on('notification', ({ channel, payload = '' }) => hear(channel, payload));
  client.on('error', (error) => (failure = error));
  client.on('end', () => isOpen && onEnd(failure));
  try {
    await client.connect();
    for (const channel of ['haat_changed', 'haat_posted']) await client.query(`listen ${channel}`);
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
  isOpen = true;
  return {
    // PostgreSQL delivers pending notifications before it answers the next query of a listening connection.
    catchUp: async () => void (await client.query('select 1')),
    end: () => client.end(),
  };
}
