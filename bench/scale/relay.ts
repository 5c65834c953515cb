import { type Socket, createConnection, createServer } from 'node:net';
import { pipeline } from 'node:stream';

export type Relay = { port: number; leadTo: (port: number) => void; close: () => void };

/** Opens a port of this machine that forwards to another, like HAProxy: when the target changes, open connections are ended. */
export async function openRelay(first: number): Promise<Relay> {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const inside = createConnection(target, '127.0.0.1');
    for (const socket of [visitor, inside]) {
      sockets.add(socket.on('error', () => {}));
      socket.on('close', () => sockets.delete(socket));
    }
    pipeline(visitor, inside, () => visitor.destroy());
    pipeline(inside, visitor, () => inside.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const { port } = server.address() as { port: number };
  return {
    port,
    leadTo(next) {
      target = next;
      endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}
