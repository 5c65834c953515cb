import type { ClientBase } from 'pg';

type Wire = { connection: { stream: { cork: () => void; uncork: () => void } } };

/** What a session is asked in one turn leaves in one packet: each packet costs both ends more than the work on a small statement. */
export function sendTogether(client: ClientBase): void {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const { stream } = (client as unknown as Wire).connection;
  let isHeld = false;
  client.query = ((...sent: unknown[]) => {
    if (!isHeld) hold();
    return query(...sent);
  }) as typeof client.query;

  function hold(): void {
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  }
}
