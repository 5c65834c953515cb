import { createConnection, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline, Transform } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { ConnectionParts } from '#platform/postgres/connection.ts';

/** A connection to the database that a test can disturb. */
export type DatabaseConnection = {
  url: string;
  /** Breaks every connection and accepts none until `mend`. */
  cut: () => void;
  /** Holds back all responses of the server, without closing connections, until `mend`. */
  hush: () => void;
  mend: () => void;
  close: () => void;
};

/**
 * Opens the database at a loopback port and returns its DATABASE_URL. `replace` is replaced in the server's responses: both texts have the
 * same length, because the protocol counts its bytes.
 */
export async function proxyByUrl(
  connection: ConnectionParts,
  replace?: [from: string, to: string],
): Promise<string> {
  const { url, close } = await openDatabaseConnection(connection, replace);
  onTestFinished(close);
  return url;
}

/** Opens the same proxy; the test controls and closes it. */
export async function openDatabaseConnection(
  connection: ConnectionParts,
  replace?: [from: string, to: string],
): Promise<DatabaseConnection> {
  const sockets = new Set<Socket>();
  const answers = new Set<Transform>();
  let state: 'whole' | 'cut' | 'hushed' = 'whole';
  const server = createServer((visitor) => {
    if (state === 'cut') return void visitor.destroy();
    const inside = createConnection(join(connection.host, `.s.PGSQL.${connection.port}`));
    const answer = swap(replace);
    if (state === 'hushed') answer.cork();
    answers.add(answer);
    for (const socket of [visitor, inside]) sockets.add(socket.on('error', () => {}));
    pipeline(visitor, inside, () => {});
    pipeline(inside, answer, visitor, () => answers.delete(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  function destroyAll() {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  const { port } = server.address() as { port: number };
  const { user, password, database } = connection;
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    cut() {
      state = 'cut';
      destroyAll();
    },
    hush() {
      state = 'hushed';
      for (const answer of answers) answer.cork();
    },
    mend() {
      state = 'whole';
      for (const answer of answers) answer.uncork();
    },
    close() {
      server.close();
      destroyAll();
    },
  };
}

function swap(replace?: [from: string, to: string]): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, replace ? Buffer.from(chunk.toString('latin1').replaceAll(...replace), 'latin1') : chunk);
    },
  });
}
