import { createConnection, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline, Transform } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { ConnectionParts } from '#db/connection.ts';

/**
 * The database at a loopback port, as DATABASE_URL names it. `replace` is swapped in what the server answers: both
 * texts have the same length, for the protocol counts its bytes.
 */
export async function proxyByUrl(
  connection: ConnectionParts,
  replace?: [from: string, to: string],
): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const inside = createConnection(join(connection.host, `.s.PGSQL.${connection.port}`));
    for (const socket of [visitor, inside]) sockets.add(socket.on('error', () => {}));
    pipeline(visitor, inside, () => {});
    pipeline(inside, swap(replace), visitor, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as { port: number };
  const { user, password, database } = connection;
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

function swap(replace?: [from: string, to: string]): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, replace ? Buffer.from(chunk.toString('latin1').replaceAll(...replace), 'latin1') : chunk);
    },
  });
}
