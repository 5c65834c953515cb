import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';

export type WebServer = {
  port: number;
  /** Whether it still takes new visitors. */
  isOpen: () => boolean;
  /**
   * Is not open any more, and ends: connections of the next moment are still answered, then none is taken, and the requests at hand, with those
   * that are on their way on a connection that looks idle, are finished.
   */
  drain: () => Promise<void>;
};
type Parts = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Each answers at once what it can, and says whether it did. */
  first: readonly ((request: IncomingMessage, response: ServerResponse) => boolean)[];
};

// Longer than the proxies before us keep theirs, or they send requests into connections that we have just closed.
const keepAliveMs = 75_000;
const slowestRequestMs = 30_000;
const graceMs = 500;
const longestDrainMs = 6_000;

/** Opens the doors. Throws a sentence when the port is taken. */
export async function openWebServer(
  { fetch, first }: Parts,
  config: Pick<Config, 'PORT' | 'HOST'>,
): Promise<WebServer> {
  const answer = getRequestListener(fetch, { hostname: config.HOST });
  let isOpen = true;
  const server = createServer(
    { keepAliveTimeout: keepAliveMs, requestTimeout: slowestRequestMs },
    (request, response) => {
      // While it listens a client keeps its connection: a new one could meet the very moment at which nobody listens any more.
      if (!server.listening) response.setHeader('connection', 'close');
      if (!first.some((tries) => tries(request, response))) void answer(request, response);
    },
  );
  await listen(server, config);
  const { port } = server.address() as { port: number };
  return {
    port,
    isOpen: () => isOpen,
    drain() {
      isOpen = false;
      return drain(server);
    },
  };
}

function listen(server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`PORT ${PORT} is taken by another program: set PORT to another number`)
          : error,
      ),
    );
    server.listen(PORT, HOST, resolve);
  });
}

// A connection that the system has accepted and the program has not taken yet would be reset: for a moment they are all taken, and the
// server stops listening right after it took the last ones, which the event loop does before it calls what waits for `setImmediate`.
// The HTTP server's own close() would cut idle connections at once, and with them the requests that are just arriving there.
async function drain(server: Server): Promise<void> {
  await sleep(graceMs);
  await setImmediate();
  const grace = setTimeout(() => server.closeIdleConnections(), graceMs);
  const end = setTimeout(() => server.closeAllConnections(), longestDrainMs);
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => {
      clearTimeout(grace);
      clearTimeout(end);
      resolve();
    });
  });
}
